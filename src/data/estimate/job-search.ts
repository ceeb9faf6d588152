import { choices } from "#contract/fields.ts";
import { buildings } from "#data/prices/price-rules.ts";
import { answersFor, answersText } from "./answers.ts";
import type { PriceBook } from "./price-book.ts";
import { type Job, type PricedJob, partName } from "./priced-job.ts";

// The answers that a price follows from, as the query of an address: links to the quote form fill
// it in by one, and the mail service works the price out again from what the form sends.

/** The answers in a query such as "?dienst=dakwerk&m2=48". */
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

/** The answers of a job as the query that `jobFromSearch` reads. */
export function jobSearch({ service, part, answers }: PricedJob, job: Job): string {
  const known = Object.entries({
    dienst: service?.slug ?? "",
    onderdeel: part?.part ?? "",
    m2: job.squareMeters,
    type: job.projectType,
    woning: job.building,
    antwoorden: answersText(answers),
  });
  return `${new URLSearchParams(known.filter(([, value]) => value))}`;
}
