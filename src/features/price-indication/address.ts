import type { Measure } from "./calculation";
import { type Indication, type Job, type PriceList, partName } from "./indication";
import { parseNumber, squareMetresValue } from "./numbers";

/** The type of project in which a building's VAT counts. */
const projectTypes: Record<string, string> = {
  ouder: "woning",
  jonger: "nieuwbouw",
  bedrijfspand: "bedrijfspand",
};

/** Square metres of a room or a wall of these measures, as links that were shared carry them; "" while one is missing. */
function measured(measure: Measure, get: (name: string) => string): string {
  const number = (name: string) => parseNumber(get(name)) ?? 0;
  const [length, width, height] = [number("lengte"), number("breedte"), number("hoogte")];
  const walls = 2 * (length + width) * height;
  const ceiling = length * width;
  const areas = { walls, ceiling, room: walls && walls + ceiling, facade: width * height, none: 0 };
  const openings = measure === "ceiling" ? 0 : number("openingen");
  const area = Math.max(0, Math.round((areas[measure] - openings) * 10) / 10);
  return area ? squareMetresValue(area) : "";
}

/** What the quote form is filled in with for an address such as "?dienst=dakwerk&m2=48". */
export function jobIn({ tariff, texts }: PriceList, search: string): Partial<Job> {
  const parameters = new URLSearchParams(search);
  const get = (name: string) => parameters.get(name) ?? "";
  const slug = get("dienst");
  const service = texts.services.find((one) => one.slug === slug);
  const works = tariff.works.filter((work) => work.service === slug);
  const work = works.find(({ part }) => part === get("onderdeel")) ?? works[0];
  return {
    ...(service && { service: service.choice, part: work ? partName(work) : slug }),
    squareMeters: get("m2") || (work ? measured(work.measure, get) : ""),
    projectType: projectTypes[get("woning")] ?? "",
  };
}

/** The address that fills in the quote form as it is now, for whoever opens it. */
export function addressOf({ service, part }: Indication, job: Job, { origin, pathname }: Location): string {
  const building = Object.keys(projectTypes).find((name) => projectTypes[name] === job.projectType);
  const parameters = new URLSearchParams({
    dienst: service?.slug ?? "",
    ...(part && { onderdeel: part }),
    m2: job.squareMeters,
    ...(building && { woning: building }),
  });
  return `${origin}${pathname}?${parameters}#prijsindicatie`;
}
