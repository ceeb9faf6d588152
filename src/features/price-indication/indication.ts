import { chosenSquareMetres } from "./area";
import type { Building } from "@/content/lib/price-rules";
import type { ResultTexts } from "@/content/pages/price-indication";
import { type Estimate, estimate, type Tariff, type Work } from "./calculation";
import { byMeasures, type Choices, chosenBuilding, chosenWork, worksOf } from "./choices";

type ServiceTexts = ResultTexts["services"][number];

/** What the choices come down to, in words and amounts. */
export interface Indication {
  service: ServiceTexts;
  work: Work | undefined;
  /** The service, and the part where there is more than one: "Schilderwerk, plafonds". */
  name: string;
  building: Building;
  squareMetres: number | undefined;
  /** True where the square metres follow from measures. */
  measured: boolean;
  /** Absent as long as the square metres are not known. */
  estimate: Estimate | { kind: "visit"; reason: "unknown" } | undefined;
}

interface Known {
  tariff: Tariff;
  texts: Pick<ResultTexts, "services">;
}

/** What the choices come down to; undefined as long as no service is chosen. */
export function indicate({ tariff, texts }: Known, choices: Choices): Indication | undefined {
  const service = texts.services.find(({ slug }) => slug === choices.service);
  if (!service) return undefined;
  const work = chosenWork(tariff, choices);
  const building = chosenBuilding(choices, service.indication?.building);
  const squareMetres = chosenSquareMetres(choices, work);
  const hasParts = worksOf(tariff, service.slug).length > 1;
  const part = work && hasParts ? service.indication?.parts[work.part] : undefined;
  let outcome: Indication["estimate"];
  if (!work) outcome = { kind: "visit", reason: "unknown" };
  else if (squareMetres !== undefined) outcome = estimate(tariff, work, squareMetres, building);
  return {
    service,
    work,
    name: part ? `${service.label}, ${part}` : service.label,
    building,
    squareMetres,
    measured: byMeasures(choices, work),
    estimate: outcome,
  };
}
