import { choices } from "#contract/options.ts";
import { buildings } from "#data/prices/price-rules.ts";
import { answersFor, answersText } from "./answers.ts";
import type { PriceBook } from "./price-book.ts";
import { type Job, type PricedJob, partName } from "./priced-job.ts";

/** The answers in an address such as "?dienst=dakwerk&m2=48". */
export function jobFromSearch({ services }: PriceBook, search: string): Partial<Job> {
  const parameters = new URLSearchParams(search);
  const get = (name: string) => parameters.get(name) ?? "";
  const slug = get("dienst");
  const service = services.find((one) => one.slug === slug);
  const works = service?.works ?? [];
  const work = works.find(({ part }) => part === get("onderdeel")) ?? works[0];
  const job: Partial<Job> = {
    squareMeters: get("m2"),
    projectType: choices.projectType.find((type) => type === get("type")) ?? "",
    building: buildings.find((building) => building === get("woning")) ?? "",
    answers: work ? answersText(answersFor(work, get("antwoorden"))) : "",
  };
  if (service) {
    job.service = slug;
    job.part = work ? partName(work) : "";
  }
  return job;
}

/** The answers of a job as the query of an address, as `jobFromSearch` reads it. */
export function jobSearch(
  { service, part, building, answers }: PricedJob,
  { squareMeters, projectType, building: chosen }: Job,
): string {
  const parameters = new URLSearchParams({ dienst: service?.slug ?? "" });
  if (part) {
    parameters.set("onderdeel", part.part);
  }
  parameters.set("m2", squareMeters);
  if (projectType) {
    parameters.set("type", projectType);
  }
  if (chosen) {
    parameters.set("woning", building);
  }
  if (answers.size > 0) {
    parameters.set("antwoorden", answersText(answers));
  }
  return `${parameters}`;
}

/** The address of the quote form, which is here, with its current answers, to share. */
export const shareAddress = (
  pricedJob: PricedJob,
  job: Job,
  here: Pick<Location, "origin" | "pathname">,
): string => `${here.origin}${here.pathname}?${jobSearch(pricedJob, job)}#prijsindicatie`;
