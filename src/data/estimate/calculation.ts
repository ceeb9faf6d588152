import { inCents, roundToCents } from "#data/format/money.ts";
import { type Building, isPromoted, withVat } from "#data/prices/price-rules.ts";
import type { Prices } from "#data/prices/prices-schema.ts";
import { type Sums, sumsOf } from "#data/prices/sums.ts";
import { openQuestions, type Range, type Ranges } from "./open-questions.ts";
import {
  answersWithoutLine,
  type Basis,
  filledUp,
  minimumOf,
  type QuotedJob,
  type QuoteLine,
  quoteLines,
} from "./quote.ts";
import type { Work } from "./work.ts";

// Calculates the price indication from content/prices.yaml and content/services/: the lines of a
// quote (quote.ts), with room for what only a visit shows. Only the shown range is rounded, the
// lower amount down and the upper one up, so that it contains the exact one.

/** What every price is calculated by, whatever the work. */
export function rulesOf({ vat, promotion, indication }: Prices) {
  const { percent, aboveSquareMeters: above, ends } = promotion;
  return {
    vat: { low: vat.low, high: vat.high },
    promotion: { percent, above, ends },
    room: indication.room,
    roundTo: indication.roundTo,
  };
}

/** What a price is calculated by, with the words of the lines that are no work. */
interface Rules extends ReturnType<typeof rulesOf> {
  texts: { lines: Record<"discountLine" | "fillUp", string> };
}

/** The VAT on work in a building, in percent. */
export function vatPercentOf({ vat }: Pick<Rules, "vat">, building: Building): number {
  return building === "ouder" ? vat.low : vat.high;
}

/** What is estimated. `answers` are those to the questions of the work, by their names. */
export interface Estimated {
  work: Work;
  squareMeters: number;
  building: Building;
  answers: ReadonlyMap<string, string>;
}

/** The price of this many square metres (more than 0) in euro. */
export function estimate(list: Rules, { work, squareMeters, building, answers }: Estimated) {
  const vatPercent = vatPercentOf(list, building);
  const { percent, above, ends } = list.promotion;
  // The promotion is for existing buildings, and for work that begins with a rate it is on.
  const isEntitled = work.lines.some((line) => line.isPromoted) && squareMeters > above;
  const discounted = isEntitled && building !== "jonger" && isPromoted(ends, new Date());
  const { discountLine: promotion, fillUp } = list.texts.lines;
  const job: QuotedJob = {
    work,
    squareMeters,
    given: answers,
    vat: { building: vatPercent, high: list.vat.high },
    promotion: discounted ? percent : 0,
    words: { promotion, fillUp },
  };
  // Without questions the rates themselves are a range, which is room enough.
  const room = work.upTo === undefined ? list.room : 0;
  const minimum = minimumOf(job, "from");
  if (isSmallest(job, room)) {
    return {
      kind: "visit" as const,
      reason: "small" as const,
      /** What the smallest job costs, in euro without and with VAT. */
      minimum,
      from: withVat(minimum, vatPercent),
      vatPercent,
    };
  }
  const rangesOf = (other: QuotedJob) =>
    isSmallest(other, room) ? smallestRanges(other) : rangeOf(other, list.roundTo, room).range;
  const { range, lines } = rangeOf(job, list.roundTo, room);
  return {
    kind: "range" as const,
    ...range,
    vatPercents: lines.vatPercents,
    /** The promotion that was applied, with the range before it. */
    discount: discounted
      ? {
          percent,
          before: rangesOf({ ...job, promotion: 0 }),
        }
      : undefined,
    /** Whether the job is so large that the amount only says how much it is about. */
    isRough: squareMeters > work.limit,
    perSquareMeter: {
      includingVat: wholeEuros(range.includingVat, squareMeters),
      excludingVat: wholeEuros(range.excludingVat, squareMeters),
    },
    /** The lines of the lowest amount; absent where no questions decide them. */
    quote:
      work.upTo === undefined
        ? {
            ...lines,
            room,
            open: openQuestions(job, rangesOf),
            withoutLine: answersWithoutLine(job),
          }
        : undefined,
  };
}

export type RangeEstimate = Extract<ReturnType<typeof estimate>, { kind: "range" }>;

/** The lines of a quote with their sums, and the highest amount with the room for surprises. */
export type Quote = NonNullable<RangeEstimate["quote"]>;

/** Whether a job costs no more than the smallest, also at its upper end. */
const isSmallest = (job: QuotedJob, room: number): boolean =>
  sumsOf(quoteLines(job, "to")).excludingVat * (1 + room / 100) <= minimumOf(job, "from");

/** What the smallest job costs, as ranges of one amount. */
function smallestRanges(job: QuotedJob): Ranges {
  const minimum = minimumOf(job, "from");
  const including = withVat(minimum, job.vat.building);
  return {
    includingVat: { low: including, high: including },
    excludingVat: { low: minimum, high: minimum },
  };
}

interface QuoteSums {
  /** The lines of the lowest amount, and their sums. */
  lines: QuoteLine[];
  sums: Sums;
  /** The sums with the open questions at their upper end, and with room on top of that. */
  upper: Sums;
  most: Record<Basis, number>;
  /** The percentages of VAT of all these lines, the lowest first. */
  vatPercents: number[];
}

function rangeOf(
  job: QuotedJob,
  steps: Rules["roundTo"],
  room: number,
): { range: Ranges; lines: QuoteSums } {
  const lowest = filledUp(job, "from");
  const sums = sumsOf(lowest);
  const highest = filledUp(job, "to");
  const upper = sumsOf(highest);
  const withRoom = (amount: number) => roundToCents(amount * (1 + room / 100));
  const most = {
    excludingVat: withRoom(upper.excludingVat),
    includingVat: withRoom(upper.includingVat),
  };
  const rangeIn = (basis: Basis, minimum: number): Range => ({
    // Rounded down, the amount of a small job would be less than any job costs.
    low: Math.max(rounded(sums[basis], Math.floor, steps), minimum),
    high: rounded(most[basis], Math.ceil, steps),
  });
  const minimum = minimumOf(job, "from");
  return {
    range: {
      excludingVat: rangeIn("excludingVat", minimum),
      includingVat: rangeIn("includingVat", withVat(minimum, job.vat.building)),
    },
    lines: {
      lines: lowest,
      sums,
      upper,
      most,
      vatPercents: sumsOf([...lowest, ...highest]).vat.map(({ percent }) => percent),
    },
  };
}

const wholeEuros = ({ low, high }: Range, squareMeters: number): Range => ({
  low: Math.floor(low / squareMeters),
  high: Math.ceil(high / squareMeters),
});

/** Rounds to the step for the size of an amount, in euro. */
function rounded(
  amount: number,
  round: (value: number) => number,
  steps: Rules["roundTo"],
): number {
  const cents = inCents(amount);
  const step = steps.find(({ below }) => below === undefined || cents < inCents(below));
  const multiple = step?.multiple ?? 1;
  // In whole cents, because an error of binary fractions could round 780 up to 790.
  return round(cents / inCents(multiple)) * multiple;
}
