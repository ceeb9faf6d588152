import { choices } from "#contract/options.ts";
import { answersFor, answersText } from "#data/estimate/answers.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import { type Job, type PricedJob, partName } from "#data/estimate/priced-job.ts";
import { buildings } from "#data/prices/price-rules.ts";

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

/** The address of the quote form with its current answers, to share. */
export function shareAddress(
  { service, part, building, answers }: PricedJob,
  job: Job,
  here: Location,
): string {
  const parameters = new URLSearchParams({ dienst: service?.slug ?? "" });
  if (part) {
    parameters.set("onderdeel", part.part);
  }
  parameters.set("m2", job.squareMeters);
  if (job.projectType) {
    parameters.set("type", job.projectType);
  }
  if (job.building) {
    parameters.set("woning", building);
  }
  if (answers.size > 0) {
    parameters.set("antwoorden", answersText(answers));
  }
  return `${here.origin}${here.pathname}?${parameters}#prijsindicatie`;
}
