import { choices, otherService } from "#enquiry/fields.ts";
import { readSquareMeters, squareMetersText } from "#enquiry/square-meters.ts";
import { type Building, buildings } from "#prices/price-rules.ts";
import { estimate } from "./calculation.ts";
import type { PriceBook } from "./price-book.ts";
import { answersFor, answersText, type Work } from "./work.ts";

/** The answers that the price depends on, as long as none of them is known. */
export const emptyJob = {
  service: "",
  /** The part of a service, as in "roof/tiles". */
  part: "",
  squareMeters: "",
  projectType: "",
  /** The kind of building, which decides the VAT when the type of project does not. */
  building: "",
  /** The answers to the questions about the price, as one text (work.ts). */
  answers: "",
};
export type Job = typeof emptyJob;

/** The value of a part of a service in the form: "roof/tiles". */
export const partName = ({ service, part }: Work) => `${service}/${part}`;

/** What is sent as the service, and as the part of it: "" for one that has none. */
export function sentWork(list: PriceBook, job: Job): { service: string; part: string } {
  const pricedJob = priceJob(list, job);
  const { service, part } = pricedJob ?? {};
  const named = service && service.choice !== service.slug ? service.label : undefined;
  return {
    service: service?.choice ?? job.service,
    part: [named, part?.label].filter(Boolean).join(", "),
  };
}

/** The building that the type of project implies, if any. */
export const buildingOfProject: Record<string, Building> = {
  nieuwbouw: "jonger",
  bedrijfspand: "bedrijfspand",
};

/** The work in a new building, where an open question may count with an answer of its own. */
const inNewBuild = ({ questions, ...work }: Work): Work => ({
  ...work,
  questions: questions.map((question) => {
    const { newBuild: from, unanswered } = question;
    return { ...question, unanswered: from ? { from, to: from } : unanswered };
  }),
});

/** The price of a job in words and amounts; undefined until a service is chosen. */
export function priceJob(list: PriceBook, job: Job) {
  /** Absent for work that is not in the list. */
  const service = list.services.find((one) => one.slug === job.service);
  if (!service && job.service !== otherService) {
    return undefined;
  }
  const works = service?.works ?? [];
  // The first part is the default.
  const asked = works.find((one) => partName(one) === job.part) ?? works[0];
  const isPartChosen = works.length > 1;
  const part = isPartChosen ? asked : undefined;
  const isNewBuild = job.projectType === "nieuwbouw";
  const work = asked && isNewBuild ? inNewBuild(asked) : asked;
  const chosenBuilding = (job.building || service?.building || "ouder") as Building;
  const building = buildingOfProject[job.projectType] ?? chosenBuilding;
  const squareMeters = readSquareMeters(job.squareMeters);
  const size = squareMeters && squareMetersText(squareMeters);
  const name = [service?.label ?? list.texts.tiles.somethingElse, part?.label];
  const answers = work ? answersFor(work, job.answers) : new Map<string, string>();
  return {
    service,
    /** Absent where a price needs a visit. */
    work,
    /** The part of the service, if the visitor chooses one, and the names and labels of all. */
    part,
    parts: isPartChosen ? works.map((one): [string, string] => [partName(one), one.label]) : [],
    /** The name of the service, and the part if the visitor chooses one: "Dakwerk, goten". */
    name: name.filter(Boolean).join(", "),
    building,
    isNewBuild,
    /** The answers that count for this work. */
    answers,
    /** What was typed as its size, and that as square metres once it is a number. */
    typedSize: job.squareMeters.trim(),
    size,
    estimate:
      work && squareMeters ? estimate(list, { work, squareMeters, building, answers }) : undefined,
  };
}
export type PricedJob = NonNullable<ReturnType<typeof priceJob>>;

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
