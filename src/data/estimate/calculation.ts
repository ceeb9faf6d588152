import { inCents, roundToCents } from "#data/format/money.ts";
import { type Building, isPromoted, withVat } from "#data/prices/price-rules.ts";
import type { Prices } from "#data/prices/prices-schema.ts";
import { sumsOf } from "#data/prices/sums.ts";
import { openQuestions } from "./open-questions.ts";
import { answersWithoutLine, filledUp, minimumOf, type QuotedJob, quoteLines } from "./quote.ts";
import type { Basis, Range, Ranges } from "./ranges.ts";
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
  const { percent, above, ends } = list.promotion;
  // The promotion is for existing buildings, and for work that begins with a rate it is on.
  const isEntitled = work.lines.some((line) => line.isPromoted) && squareMeters > above;
  const isDiscounted = isEntitled && building !== "jonger" && isPromoted(ends, new Date());
  const { discountLine: promotion, fillUp } = list.texts.lines;
  const job: QuotedJob = {
    work,
    squareMeters,
    given: answers,
    vat: { building: vatPercentOf(list, building), high: list.vat.high },
    promotion: isDiscounted ? percent : 0,
    words: { promotion, fillUp },
  };
  const shownFor = (other: QuotedJob) => amountsOf(list, other).shown;
  const { shown, isSmallest, ...quote } = amountsOf(list, job);
  const perSquareMeter = ({ low, high }: Range): Range => ({
    low: Math.floor(low / squareMeters),
    high: Math.ceil(high / squareMeters),
  });
  return {
    ...shown,
    vatPercents: quote.vatPercents,
    /** Whether it costs what the smallest job does, which is its one amount. */
    isSmallest,
    /** The promotion that was applied, with the amounts before it. */
    discount:
      isDiscounted && !isSmallest
        ? { percent, before: shownFor({ ...job, promotion: 0 }) }
        : undefined,
    /** Whether the job is so large that the amount only says how much it is about. */
    isRough: squareMeters > work.limit,
    perSquareMeter: {
      includingVat: perSquareMeter(shown.includingVat),
      excludingVat: perSquareMeter(shown.excludingVat),
    },
    /** The lines of the lowest amount; absent where no questions decide them. */
    quote:
      isSmallest || work.upTo !== undefined
        ? undefined
        : {
            ...quote,
            open: openQuestions(job, shownFor),
            withoutLine: answersWithoutLine(job),
          },
  };
}

export type Estimate = ReturnType<typeof estimate>;

/** The lines of a quote with their sums, and the highest amount with the room for surprises. */
export type Quote = NonNullable<Estimate["quote"]>;

/** One amount without VAT, as a range that has it at both ends, and with VAT. */
export function oneAmount(amount: number, vatPercent: number): Ranges {
  const including = withVat(amount, vatPercent);
  return {
    includingVat: { low: including, high: including },
    excludingVat: { low: amount, high: amount },
  };
}

/** The lines of a job with their sums, and the amounts that are shown of it. */
function amountsOf({ room: roomOfQuotes, roundTo }: Rules, job: QuotedJob) {
  // Without questions the rates themselves are a range, which is room enough.
  const room = job.work.upTo === undefined ? roomOfQuotes : 0;
  const withRoom = (amount: number) => roundToCents(amount * (1 + room / 100));
  const minimum = oneAmount(minimumOf(job, "from"), job.vat.building);
  const lines = filledUp(job, "from");
  const sums = sumsOf(lines);
  const highest = filledUp(job, "to");
  /** The sums with the open questions at their upper end, and with room on top of that. */
  const upper = sumsOf(highest);
  const most: Record<Basis, number> = {
    excludingVat: withRoom(upper.excludingVat),
    includingVat: withRoom(upper.includingVat),
  };
  const rangeIn = (basis: Basis): Range => ({
    // Rounded down, the amount of a small job would be less than any job costs.
    low: Math.max(rounded(sums[basis], Math.floor, roundTo), minimum[basis].low),
    high: rounded(most[basis], Math.ceil, roundTo),
  });
  // It costs no more than the smallest job, also at its upper end.
  const dearest = sumsOf(quoteLines(job, "to")).excludingVat * (1 + room / 100);
  const isSmallest = dearest <= minimum.excludingVat.low;
  const shown: Ranges = isSmallest
    ? minimum
    : { excludingVat: rangeIn("excludingVat"), includingVat: rangeIn("includingVat") };
  return {
    lines,
    sums,
    upper,
    most,
    room,
    isSmallest,
    shown,
    /** The percentages of VAT of all these lines, the lowest first. */
    vatPercents: sumsOf([...lines, ...highest]).vat.map(({ percent }) => percent),
  };
}

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
