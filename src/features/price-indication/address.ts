import type { Measure } from "./calculation";
import { type Indication, type Job, type PriceList, partName } from "./indication";
import { parseNumber, squareMetresValue } from "./numbers";

/** What an address may say of a job; links that visitors shared have all of these. */
const names = {
  service: "dienst",
  part: "onderdeel",
  squareMetres: "m2",
  length: "lengte",
  width: "breedte",
  height: "hoogte",
  openings: "openingen",
  building: "woning",
} as const;

/** The type of project in which a building's VAT counts. */
const projectTypes: Record<string, string> = {
  ouder: "woning",
  jonger: "nieuwbouw",
  bedrijfspand: "bedrijfspand",
};

/** Square metres of a room or a wall of these measures, as addresses carried them; "" while one is missing. */
function measured(measure: Measure, parameters: URLSearchParams): string {
  const number = (name: string) => parseNumber(parameters.get(name) ?? "") ?? 0;
  const [length, width, height] = [number(names.length), number(names.width), number(names.height)];
  const walls = 2 * (length + width) * height;
  const ceiling = length * width;
  const areas = { walls, ceiling, room: walls && walls + ceiling, facade: width * height, none: 0 };
  const openings = measure === "ceiling" ? 0 : number(names.openings);
  const area = Math.max(0, Math.round((areas[measure] - openings) * 10) / 10);
  return area ? squareMetresValue(area) : "";
}

/** What the quote form is filled in with for an address such as "?dienst=dakwerk&m2=48". */
export function jobIn({ tariff, texts }: PriceList, search: string): Partial<Job> {
  const parameters = new URLSearchParams(search);
  const get = (name: keyof typeof names) => parameters.get(names[name]) ?? "";
  const slug = get("service");
  const service = texts.services.find((one) => one.slug === slug);
  const works = tariff.works.filter((work) => work.service === slug);
  const work = works.find(({ part }) => part === get("part")) ?? works[0];
  return {
    ...(service && { service: service.choice, part: work ? partName(work) : slug }),
    squareMeters: get("squareMetres") || (work ? measured(work.measure, parameters) : ""),
    projectType: projectTypes[get("building")] ?? "",
  };
}

/** The address that fills in the quote form as it is now, for whoever opens it. */
export function addressOf({ service, part }: Indication, job: Job, { origin, pathname }: Location): string {
  const building = Object.keys(projectTypes).find((name) => projectTypes[name] === job.projectType);
  const parameters = new URLSearchParams({
    [names.service]: service?.slug ?? "",
    ...(part && { [names.part]: part }),
    [names.squareMetres]: job.squareMeters,
    ...(building && { [names.building]: building }),
  });
  return `${origin}${pathname}?${parameters}#prijsindicatie`;
}
