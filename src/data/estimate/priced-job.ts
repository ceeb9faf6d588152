import { otherService } from "#contract/options.ts";
import { readSquareMeters } from "#contract/read-size.ts";
import { squareMetersText } from "#contract/square-meters.ts";
import { fill } from "#data/format/fill.ts";
import { euro, euroRange } from "#data/format/money.ts";
import type { Building } from "#data/prices/price-rules.ts";
import { answersFor } from "./answers.ts";
import { estimate } from "./calculation.ts";
import type { Range } from "./open-questions.ts";
import type { CountedPrices, PriceBook } from "./price-book.ts";
import type { Basis } from "./quote.ts";
import type { Work } from "./work.ts";

/** The answers that the price depends on. */
export interface Job {
  service: string;
  /** The part of a service, as in "roof/tiles". */
  part: string;
  squareMeters: string;
  projectType: string;
  /** The kind of building, which decides the VAT when the type of project does not. */
  building: string;
  /** The answers to the questions about the price, as one text (answers.ts). */
  answers: string;
}

/** A job of which nothing is known yet. */
export const emptyJob: Job = {
  service: "",
  part: "",
  squareMeters: "",
  projectType: "",
  building: "",
  answers: "",
};

/** The value of a part of a service in the form: "roof/tiles". */
export const partName = ({ service, part }: Work) => `${service}/${part}`;

/**
 * Whether a visitor chooses one of the parts of a service: they differ in price, or in what is
 * measured, as walls and ceilings do.
 */
function areChosen(works: readonly Work[]): boolean {
  const kinds = new Set(
    works.map(({ lines, questions, measure }) => JSON.stringify([lines, questions, measure])),
  );
  return kinds.size > 1;
}

export function partsOf({ services }: PriceBook, slug: string): [name: string, label: string][] {
  const works = services.find((service) => service.slug === slug)?.works ?? [];
  return areChosen(works) ? works.map((work) => [partName(work), work.label]) : [];
}

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
export function priceJob(list: CountedPrices, job: Job) {
  /** Absent for work that is not in the list. */
  const service = list.services.find((one) => one.slug === job.service);
  if (!service && job.service !== otherService) {
    return undefined;
  }
  const works = service?.works ?? [];
  // The first part is the default.
  const asked = works.find((one) => partName(one) === job.part) ?? works[0];
  const part = areChosen(works) ? asked : undefined;
  const isNewBuild = job.projectType === "nieuwbouw";
  const work = asked && isNewBuild ? inNewBuild(asked) : asked;
  const chosenBuilding = (job.building || service?.explanation?.building || "ouder") as Building;
  const building = buildingOfProject[job.projectType] ?? chosenBuilding;
  const squareMeters = readSquareMeters(job.squareMeters);
  const size = squareMeters && squareMetersText(squareMeters);
  const known = [service?.tile, part?.label, size];
  const visit = { kind: "visit", reason: service ? "unknown" : "other" } as const;
  const answers = work ? answersFor(work, job.answers) : new Map<string, string>();
  const price =
    work && squareMeters ? estimate(list, { work, squareMeters, building, answers }) : undefined;
  return {
    service,
    work,
    /** The part of the service, if the visitor chooses one. */
    part,
    /**
     * The name on the tile, the part if the visitor chooses one, and the size: "Dakwerk, goten, 48
     * m²".
     */
    subject: service ? known.filter(Boolean).join(", ") : list.texts.tiles.somethingElse,
    building,
    isNewBuild,
    /** The answers that count for this work. */
    answers,
    size,
    /** Work without rates needs a visit. */
    estimate: work ? price : visit,
  };
}
export type PricedJob = NonNullable<ReturnType<typeof priceJob>>;

/** The work of a job: its service, and its part if the visitor chooses one. */
export function workText({ service, part }: PricedJob, { tiles }: PriceBook["texts"]): string {
  const known = [service?.tile, part?.label].filter(Boolean);
  return service ? known.join(", ") : tiles.somethingElse;
}

/**
 * The two bases in the order in which they are read: a homeowner pays the amount with VAT; a firm,
 * which gets its VAT back, the one without.
 */
export function basesFor(building: Building): readonly [Basis, Basis] {
  return building === "bedrijfspand"
    ? ["excludingVat", "includingVat"]
    : ["includingVat", "excludingVat"];
}

/** The VAT of a job in words: "9% btw", or "btw (9% en 21%)" where its lines differ. */
export function vatText(percents: readonly number[]): string {
  const [first, ...others] = percents.map((percent) => `${percent}%`);
  return others.length === 0 ? `${first} btw` : `btw (${[first, ...others].join(" en ")})`;
}

export const rangeText = ({ low, high }: Range) =>
  low === high ? euro(low) : euroRange(low, high);

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
  const { includingVat, excludingVat, vatPercents, discount, isRough } = estimate;
  const words = fill(sentence.range, {
    subject,
    includingVat: rangeText(includingVat),
    vat: vatText(vatPercents),
    excludingVat: rangeText(excludingVat),
  });
  const reduction = discount && fill(sentence.discount, { percent: `${discount.percent}%` });
  return [words, reduction, isRough && sentence.rough].filter(Boolean).join(" ");
}

/**
 * The amount beside the size, below the field of the square metres; "" as long as there is none.
 */
export function sizeText(
  { estimate, size = "", building }: PricedJob,
  { size: words, line, rate }: PriceBook["texts"],
): string {
  const [basis] = basesFor(building);
  if (!estimate || (estimate.kind === "visit" && estimate.reason !== "small")) {
    return "";
  }
  const amount =
    estimate.kind === "visit"
      ? `${rate.from} ${euro(basis === "includingVat" ? estimate.from : estimate.minimum)}`
      : rangeText(estimate[basis]);
  return fill(words, { size, amount, vat: line[basis] });
}
