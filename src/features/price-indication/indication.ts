import type { Building } from "@/content/lib/price-rules";
import { euroRange } from "@/content/lib/money";
import type { IndicatedService, PriceTexts } from "@/content/pages/price-indication";
import { otherService } from "#contract/options.ts";
import { type Estimate, estimate, type Range, type Tariff, type Work } from "./calculation";
import { parseNumber, squareMetresText } from "./numbers";

/** What the visitor said of the job in the quote form, as far as its price depends on it. */
export interface Job {
  service: string;
  /** The part of the work, as in "roof/tiles"; of another service, that service alone will do. */
  part: string;
  squareMeters: string;
  projectType: string;
  /** Whose VAT counts, where the type of project leaves that open. */
  building: string;
}

export interface PriceList {
  tariff: Tariff;
  texts: PriceTexts;
}

/** What a job comes down to, in words and amounts. */
export interface Indication {
  /** Absent where the visitor wants something that is in no list. */
  service?: IndicatedService;
  work?: Work | undefined;
  /** The part of the service, where its parts differ in price. */
  part?: string | undefined;
  /** The service, and the part where that matters, with the square metres: "Dakwerk, goten, 48 m²". */
  subject: string;
  building: Building;
  estimate?: Estimate | { kind: "visit"; reason: "unknown" | "other" };
}

/** What names a part of a service in the form. */
export const partName = ({ service, part }: Work) => `${service}/${part}`;

/** Whether the parts of these works differ in price, so that the visitor has to choose one. */
const differ = (works: readonly Work[]) => new Set(works.map(({ points }) => String(points))).size > 1;

/** The parts to choose from once this service has been chosen in the form, each with its label. */
export function partsOf({ tariff, texts }: PriceList, choice: string): [name: string, label: string][] {
  const services = texts.services.filter((service) => service.choice === choice);
  const isOther = choice === otherService;
  const parts = services.flatMap((service): [string, string][] => {
    const works = tariff.works.filter((work) => work.service === service.slug);
    if (!differ(works)) return isOther ? [[service.slug, service.label]] : [];
    const label = (part: string) => service.indication?.parts[part] ?? part;
    return works.map((work) => [
      partName(work),
      isOther ? `${service.label}, ${label(work.part)}` : label(work.part),
    ]);
  });
  return isOther && parts.length > 0 ? [...parts, [otherService, texts.tiles.somethingElse]] : parts;
}

/** The service and its work that a job names; the first part counts until another is chosen. */
function chosen({ tariff, texts }: PriceList, { service: choice, part }: Job) {
  const isOther = choice === otherService;
  const [named = ""] = part.split("/");
  const slug = isOther ? named : choice;
  const service = texts.services.find((one) => one.slug === slug && one.choice === choice);
  const works = tariff.works.filter((work) => work.service === service?.slug);
  const work = works.find((one) => partName(one) === part) ?? works[0];
  return { service, work, hasParts: differ(works), isSomethingElse: isOther && part === otherService };
}

/** Whether the type of project decides the VAT by itself, and for which building. */
export const buildingOfProject: Record<string, Building> = {
  nieuwbouw: "jonger",
  bedrijfspand: "bedrijfspand",
};

/** What a job comes down to; undefined as long as no work is chosen. */
export function indicate(list: PriceList, job: Job): Indication | undefined {
  const { tariff, texts } = list;
  const { service, work, hasParts, isSomethingElse } = chosen(list, job);
  const building =
    buildingOfProject[job.projectType] ||
    ((job.building || service?.indication?.building || "ouder") as Building);
  if (isSomethingElse)
    return { subject: texts.tiles.somethingElse, building, estimate: { kind: "visit", reason: "other" } };
  if (!service) return undefined;
  const squareMetres = parseNumber(job.squareMeters);
  const part = hasParts ? work?.part : undefined;
  const subject = [
    service.label,
    part && service.indication?.parts[part],
    squareMetres && squareMetresText(squareMetres),
  ];
  const result = { service, work, part, subject: subject.filter(Boolean).join(", "), building };
  if (!work) return { ...result, estimate: { kind: "visit", reason: "unknown" } };
  return squareMetres ? { ...result, estimate: estimate(tariff, work, squareMetres, building) } : result;
}

export const rangeText = ({ low, high }: Range) => euroRange(low, high);

/** The result in a sentence or two, as it is read out and mailed; "" as long as there is none. */
export function resultText({ subject, estimate }: Indication, { sentence, visit }: PriceTexts): string {
  if (!estimate) return "";
  if (estimate.kind === "visit") return `${subject}: ${visit.next}`;
  const { includingVat, excludingVat, vatPercent, discount } = estimate;
  const range = sentence.range
    .replace("{subject}", subject)
    .replace("{includingVat}", rangeText(includingVat))
    .replace("{percent}", `${vatPercent}%`)
    .replace("{excludingVat}", rangeText(excludingVat));
  return discount ? `${range} ${sentence.discount.replace("{percent}", `${discount.percent}%`)}` : range;
}
