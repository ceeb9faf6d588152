import { roundToCents } from "#facts/format/money.ts";
import type { Building } from "#prices/price-rules.ts";
import type { Prices } from "#prices/prices-schema.ts";
import { sum } from "#prices/sums.ts";
import { answerTo, type Work, type WorkAnswer, type WorkLine } from "./work.ts";

/** What every price is calculated by, whatever the work. */
export function rulesOf({ vat, promotion, indication: { room } }: Prices) {
  const { percent, aboveSquareMeters: above, ends } = promotion;
  const { low, high } = vat;
  return { vat: { low, high }, promotion: { percent, above, ends }, room };
}
export type Rules = ReturnType<typeof rulesOf>;

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

/** The same with what it is calculated by. */
export interface QuotedJob extends Estimated {
  rules: Rules;
  /** The percentage of the promotion; 0 without one. */
  promotion: number;
}

/** Where open questions are answered: at the lower or the upper end of the amounts. */
export type End = "from" | "to";

/** A line of a quote, in euro without VAT. */
export interface QuoteLine {
  /** Absent for a reduction, and for what fills the lines up to the smallest job. */
  work?: string | undefined;
  /** The square metres; absent for what counts once. */
  squareMeters?: number;
  price: number;
  amount: number;
  vatPercent: number;
  /** Of a reduction: the percentage, and the amount that it is taken from. */
  reduction?: { percent: number; of: number };
}

/** A line that counts once, whatever the size. */
function lineOnce({ rules, building }: QuotedJob, price: number, work?: string): QuoteLine {
  return { work, price, amount: roundToCents(price), vatPercent: vatPercentOf(rules, building) };
}

function quoteLine(job: QuotedJob, line: WorkLine): QuoteLine {
  const { squareMeters, rules } = job;
  const amount = roundToCents(squareMeters * line.price);
  const least = line.minimum && amount < line.minimum.price ? line.minimum : undefined;
  const { work, price } = least ?? line;
  const once = lineOnce(job, price, work);
  const quoted = line.isPerSquareMeter && !least ? { ...once, squareMeters, amount } : once;
  return line.hasHighVat ? { ...quoted, vatPercent: rules.vat.high } : quoted;
}

/** The answers that count, those to open questions at their lower or upper end. */
function countedAnswers({ work, answers }: QuotedJob, end: End): WorkAnswer[] {
  return work.questions.flatMap((question) => {
    const assumed = question.answers.find(({ name }) => name === question.unanswered[end]);
    return answerTo(question, answers) ?? assumed ?? [];
  });
}

/** What the smallest job costs, in euro without VAT. */
export function minimumOf(job: QuotedJob, end: End): number {
  const answered = countedAnswers(job, end).map(({ minimum = 0 }) => minimum);
  return Math.max(job.work.minimum, ...answered);
}

/** The lines of a quote in which open questions are answered at their lower or upper end. */
export function quoteLines(job: QuotedJob, end: End): QuoteLine[] {
  const { lines: own, upTo } = job.work;
  const all = [...own, ...countedAnswers(job, end).flatMap(({ lines }) => lines)];
  const lines = all.map((line, at) =>
    quoteLine(job, at === 0 && end === "to" && upTo ? { ...line, price: upTo } : line),
  );
  const promoted = lines.filter((_, at) => all[at]?.isPromoted);
  const percent = job.promotion;
  if (promoted.length === 0 || percent === 0) {
    return lines;
  }
  // The promotion is one line for all that it is on.
  const of = sum(promoted.map(({ amount }) => amount));
  const discount = -roundToCents((of * percent) / 100);
  return [...lines, { ...lineOnce(job, discount), reduction: { percent, of } }];
}

/** These lines, with one more where they are less than the smallest job costs. */
export function filledUp(job: QuotedJob, end: End, lines: QuoteLine[]): QuoteLine[] {
  const missing = roundToCents(minimumOf(job, end) - sum(lines.map(({ amount }) => amount)));
  return missing > 0 ? [...lines, lineOnce(job, missing)] : lines;
}
