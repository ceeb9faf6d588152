import { otherService } from "#contract/options.ts";
import { parseNumber, squareMetersText } from "#contract/square-meters.ts";
import { fill } from "#data/format/fill.ts";
import { euro, euroRange } from "#data/format/money.ts";
import type { Building } from "#data/prices/price-rules.ts";
import { answersFor } from "./answers.ts";
import { estimate, type PriceBook, type Range } from "./calculation.ts";
import type { Work } from "./work.ts";

/** The answers that the price depends on. */
export interface Job {
  service: string;
  /** The part of a service, as in "roof/tiles", or only the service if its parts cost the same. */
  part: string;
  squareMeters: string;
  projectType: string;
  /** The kind of building, which decides the VAT when the type of project does not. */
  building: string;
  /** The answers to the questions about the price, as one text (answers.ts). */
  answers: string;
}

/** The value of a part of a service in the form: "roof/tiles". */
export const partName = ({ service, part }: Work) => `${service}/${part}`;

/** Whether the parts of a service differ in price, so that the visitor has to choose one. */
function differInPrice(works: readonly Work[]): boolean {
  const prices = new Set(works.map(({ lines, questions }) => JSON.stringify([lines, questions])));
  return prices.size > 1;
}

/** The parts that a visitor can choose for this service, each with its label. */
export function partsOf(
  { services, texts }: PriceBook,
  choice: string,
): [name: string, label: string][] {
  const isOther = choice === otherService;
  const parts: [name: string, label: string][] = [];
  for (const { slug, label, works } of services.filter((service) => service.choice === choice)) {
    if (differInPrice(works)) {
      for (const work of works) {
        parts.push([partName(work), isOther ? `${label}, ${work.label}` : work.label]);
      }
    } else if (isOther) {
      parts.push([slug, label]);
    }
  }
  if (isOther && parts.length > 0) {
    parts.push([otherService, texts.tiles.somethingElse]);
  }
  return parts;
}

/** The building that the type of project implies, if any. */
export const buildingOfProject: Record<string, Building> = {
  nieuwbouw: "jonger",
  bedrijfspand: "bedrijfspand",
};

/** The price of a job in words and amounts; undefined until a service is chosen. */
export function priceJob(list: PriceBook, job: Job) {
  const isOther = job.service === otherService;
  const slug = isOther ? job.part.split("/")[0] : job.service;
  /** Absent for work that is not in the list. */
  const service = list.services.find((one) => one.slug === slug && one.choice === job.service);
  if (!service && !(isOther && job.part === otherService)) {
    return undefined;
  }
  const works = service?.works ?? [];
  // The first part is the default.
  const work = works.find((one) => partName(one) === job.part) ?? works[0];
  const part = differInPrice(works) ? work : undefined;
  const chosenBuilding = (job.building || service?.explanation?.building || "ouder") as Building;
  const building = buildingOfProject[job.projectType] ?? chosenBuilding;
  const squareMeters = parseNumber(job.squareMeters);
  const size = squareMeters && squareMetersText(squareMeters);
  const known = [service?.label, part?.label, size];
  const visit = { kind: "visit", reason: service ? "unknown" : "other" } as const;
  const answers = work ? answersFor(work, job.answers) : new Map<string, string>();
  const price =
    work && squareMeters ? estimate(list, { work, squareMeters, building, answers }) : undefined;
  return {
    service,
    work,
    /** The part of the service, if its parts differ in price. */
    part: part?.part,
    /**
     * The service, its part if the parts differ in price, and the size: "Dakwerk, goten, 48 m²".
     */
    subject: service ? known.filter(Boolean).join(", ") : list.texts.tiles.somethingElse,
    building,
    /** The answers that count for this work. */
    answers,
    size,
    /** Work without rates needs a visit. */
    estimate: work ? price : visit,
  };
}
export type PricedJob = NonNullable<ReturnType<typeof priceJob>>;

/** The reason why a job needs a visit. */
export type VisitEstimate = Extract<PricedJob["estimate"], { kind: "visit" }>;

export const rangeText = ({ low, high }: Range) => euroRange(low, high);

/** The result in one or two sentences, for screen readers and the mail; "" without a result. */
export function resultText(
  { subject, estimate }: PricedJob,
  { sentence, visit }: PriceBook["texts"],
): string {
  if (!estimate) {
    return "";
  }
  if (estimate.kind === "visit") {
    const from =
      estimate.reason === "small"
        ? fill(sentence.small, { subject, amount: euro(estimate.from) })
        : `${subject}:`;
    return `${from} ${visit.next}`;
  }
  const { includingVat, excludingVat, vatPercent, discount, isRough } = estimate;
  const words = fill(sentence.range, {
    subject,
    includingVat: rangeText(includingVat),
    percent: `${vatPercent}%`,
    excludingVat: rangeText(excludingVat),
  });
  const reduction = discount && fill(sentence.discount, { percent: `${discount.percent}%` });
  return [words, reduction, isRough && sentence.rough].filter(Boolean).join(" ");
}
