import { euroRange, inCents, roundToCents } from "#facts/format/money.ts";
import { type Building, isPromoted, withVat } from "#prices/price-rules.ts";
import { sum, sumsOf } from "#prices/sums.ts";
import {
  type Estimated,
  filledUp,
  minimumOf,
  type QuotedJob,
  quoteLines,
  type Rules,
  vatPercentOf,
} from "./quote.ts";
import { answerTo, type WorkQuestion } from "./work.ts";

// Calculates the price indication from content/prices.yaml and content/services/: the lines of a
// quote (quote.ts), with room for what only a visit shows. Only the shown range is rounded, the
// lower amount down and the upper one up, so that it contains the exact one.

/** In which an amount is told. */
export type Basis = "includingVat" | "excludingVat";

/** The lowest and the highest amount in euro, or one amount twice. */
export interface Range {
  low: number;
  high: number;
}

/** The shown amounts of a job, in euro, rounded. */
export type Ranges = Record<Basis, Range>;

const onEach = <Value>(of: (basis: Basis) => Value): Record<Basis, Value> => ({
  includingVat: of("includingVat"),
  excludingVat: of("excludingVat"),
});

/**
 * The two bases in the order in which they are read: a homeowner pays the amount with VAT; a firm,
 * which gets its VAT back, the one without.
 */
export function basesFor(building: Building): readonly [Basis, Basis] {
  return building === "bedrijfspand"
    ? ["excludingVat", "includingVat"]
    : ["includingVat", "excludingVat"];
}

/** Whether amounts lie between others, with VAT and without it. */
export const areWithin = (inner: Ranges, outer: Ranges) =>
  basesFor("ouder").every(
    (basis) => inner[basis].low >= outer[basis].low && inner[basis].high <= outer[basis].high,
  );

export const rangeText = ({ low, high }: Range) => euroRange(low, low === high ? undefined : high);

/** The price of this many square metres (more than 0) in euro. */
export function estimate(rules: Rules, asked: Estimated) {
  const { work, squareMeters, building, answers } = asked;
  const { percent, above, ends } = rules.promotion;
  // The promotion is for existing buildings, and for work that begins with a rate it is on.
  const isEntitled = work.lines.some((line) => line.isPromoted) && squareMeters > above;
  const isDiscounted = isEntitled && building !== "jonger" && isPromoted(ends, new Date());
  const job: QuotedJob = { ...asked, rules, promotion: isDiscounted ? percent : 0 };
  const { shown, isSmallest, vatPercents, ...quote } = amountsOf(job);
  return {
    ...shown,
    vatPercents,
    /** Whether it costs what the smallest job does, which is its one amount. */
    isSmallest,
    /** The promotion that was applied, with the amounts before it. */
    discount:
      isDiscounted && !isSmallest
        ? { percent, before: amountsOf({ ...job, promotion: 0 }).shown }
        : undefined,
    /** Whether the job is so large that the amount only says how much it is about. */
    isRough: squareMeters > work.limit,
    perSquareMeter: onEach((basis) => ({
      low: Math.floor(shown[basis].low / squareMeters),
      high: Math.ceil(shown[basis].high / squareMeters),
    })),
    /** The lines of the lowest amount, unless that is the smallest job's. */
    quote: isSmallest
      ? undefined
      : {
          ...quote,
          open: work.questions
            .filter((question) => !answerTo(question, answers))
            .map((question) => openQuestion(job, question, shown)),
          /** The answers that add no line, in words. */
          withoutLine: work.questions.flatMap((question) => {
            const answer = answerTo(question, answers);
            return answer?.lines.length === 0 ? [answer.label] : [];
          }),
        },
  };
}

export type Estimate = ReturnType<typeof estimate>;

/** The lines of a quote with their sums, and the highest amount with the room for surprises. */
export type Quote = NonNullable<Estimate["quote"]>;

/** A question that is still open. */
function openQuestion(job: QuotedJob, { name, topic, ...question }: WorkQuestion, shown: Ranges) {
  const { from, to } = question.unanswered;
  const each = question.answers.map(({ name: answer, label }) => {
    const answers = new Map([...job.answers, [name, answer]]);
    return { answer: label, ranges: amountsOf({ ...job, answers }).shown };
  });
  return {
    topic,
    /** The answer that counts; undefined where it makes the difference between the amounts. */
    counted:
      from === to ? question.answers.find((answer) => answer.name === from)?.label : undefined,
    /** The answers with which the job costs less or more than the shown amounts, and what then. */
    beyond: each.filter(({ ranges }) => !areWithin(ranges, shown)),
  };
}

/** One amount without VAT, as a range that has it at both ends, and with VAT. */
export const oneAmount = (amount: number, vatPercent: number): Ranges =>
  onEach((basis) => {
    const told = basis === "includingVat" ? withVat(amount, vatPercent) : amount;
    return { low: told, high: told };
  });

/** The lines of a job with their sums, and the amounts that are shown of it. */
function amountsOf(job: QuotedJob) {
  const { rules, building } = job;
  const withRoom = (amount: number) => roundToCents(amount * (1 + rules.room / 100));
  const minimum = oneAmount(minimumOf(job, "from"), vatPercentOf(rules, building));
  const lines = filledUp(job, "from", quoteLines(job, "from"));
  const unfilled = quoteLines(job, "to");
  const highest = filledUp(job, "to", unfilled);
  const sums = sumsOf(lines);
  /** The sums with the open questions at their upper end, and with room on top of that. */
  const upper = sumsOf(highest);
  const most = onEach((basis) => withRoom(upper[basis]));
  // It costs no more than the smallest job, also at its upper end.
  const dearest = sum(unfilled.map(({ amount }) => amount)) * (1 + rules.room / 100);
  const isSmallest = dearest <= minimum.excludingVat.low;
  const range = onEach((basis) => ({
    // Rounded down, the amount of a small job would be less than any job costs.
    low: Math.max(rounded(sums[basis], Math.floor), minimum[basis].low),
    high: rounded(most[basis], Math.ceil),
  }));
  const shown = isSmallest ? minimum : range;
  /** The percentages of VAT of all these lines, the lowest first. */
  const percents = [...sums.vat, ...upper.vat].map(({ percent }) => percent);
  const vatPercents = [...new Set(percents)].sort((a, b) => a - b);
  return { lines, sums, upper, most, room: rules.room, isSmallest, shown, vatPercents };
}

/** The multiple of euros that an amount of this size is rounded to. */
function multipleFor(amount: number): number {
  if (amount < 1_000) {
    return 10;
  }
  return amount < 10_000 ? 50 : 100;
}

function rounded(amount: number, round: (value: number) => number): number {
  const multiple = multipleFor(amount);
  // In whole cents, because an error of binary fractions could round 780 up to 790.
  return round(inCents(amount) / inCents(multiple)) * multiple;
}
