import { roundToCents } from "#data/format/money.ts";
import { sum, sumsOf } from "#data/prices/sums.ts";
import { answerTo } from "./answers.ts";
import type { Work, WorkAnswer, WorkLine } from "./work.ts";

/** A line of a quote, in euro without VAT. */
export interface QuoteLine {
  work: string;
  /** The square metres; absent for what counts once. */
  squareMeters?: number | undefined;
  price: number;
  amount: number;
  vatPercent: number;
  /** Of a reduction: the percentage, and the amount that it is taken from. */
  reduction?: { percent: number; of: number };
}

/** What a job is, as far as its quote depends on it. */
export interface QuotedJob {
  work: Work;
  squareMeters: number;
  given: ReadonlyMap<string, string>;
  vat: { building: number; high: number };
  /** The percentage of the promotion; 0 without one. */
  promotion: number;
  /** The words of the lines that are no work. */
  words: { promotion: string; fillUp: string };
}

function quoteLine(job: QuotedJob, { minimum, ...line }: WorkLine): QuoteLine {
  const { squareMeters, vat } = job;
  const vatPercent = line.hasHighVat ? vat.high : vat.building;
  const once = ({ work, price }: { work: string; price: number }) => {
    const amount = roundToCents(price);
    return { work, price, amount, vatPercent };
  };
  if (!line.isPerSquareMeter) {
    return once(line);
  }
  const amount = roundToCents(squareMeters * line.price);
  if (minimum && amount < minimum.price) {
    return once(minimum);
  }
  return { work: line.work, squareMeters, price: line.price, amount, vatPercent };
}

/** The promotion on these lines together, as a line of its own. */
function discountOn(job: QuotedJob, promoted: readonly QuoteLine[]): QuoteLine {
  const of = sum(promoted.map(({ amount }) => amount));
  const discount = -roundToCents((of * job.promotion) / 100);
  return {
    work: job.words.promotion,
    price: discount,
    amount: discount,
    vatPercent: job.vat.building,
    reduction: { percent: job.promotion, of },
  };
}

type End = "from" | "to";

/** The answers that count, those to open questions at their lower or upper end. */
function countedAnswers({ work, given }: QuotedJob, end: End): WorkAnswer[] {
  return work.questions.flatMap((question) => {
    const assumed = question.answers.find(({ name }) => name === question.unanswered[end]);
    return answerTo(question, given) ?? assumed ?? [];
  });
}

/** What the smallest job costs, in euro without VAT. */
export function minimumOf(job: QuotedJob, end: End): number {
  const answered = countedAnswers(job, end).map(({ minimum = 0 }) => minimum);
  return Math.max(job.work.minimum, ...answered);
}

/** The lines of a quote in which open questions are answered at their lower or upper end. */
export function quoteLines(job: QuotedJob, end: End): QuoteLine[] {
  const { work } = job;
  const answered = countedAnswers(job, end).flatMap(({ lines }) => lines);
  const [first, ...others] = work.lines;
  const upper = first && end === "to" && work.upTo ? { ...first, price: work.upTo } : first;
  const lines: QuoteLine[] = [];
  const promoted: QuoteLine[] = [];
  for (const line of [...(upper ? [upper] : []), ...others, ...answered]) {
    const quoted = quoteLine(job, line);
    lines.push(quoted);
    if (line.isPromoted && job.promotion > 0) {
      promoted.push(quoted);
    }
  }
  return promoted.length > 0 ? [...lines, discountOn(job, promoted)] : lines;
}

/** The answers that add no line, in words. */
export function answersWithoutLine({ work, given }: QuotedJob): string[] {
  return work.questions.flatMap((question) => {
    const answer = answerTo(question, given);
    return answer && answer.lines.length === 0 ? [answer.label] : [];
  });
}

/** The lines with one more where they are less than the smallest job costs. */
export function filledUp(job: QuotedJob, end: End): QuoteLine[] {
  const lines = quoteLines(job, end);
  const missing = roundToCents(minimumOf(job, end) - sumsOf(lines).excludingVat);
  const line = {
    work: job.words.fillUp,
    price: missing,
    amount: missing,
    vatPercent: job.vat.building,
  };
  return missing > 0 ? [...lines, line] : lines;
}
