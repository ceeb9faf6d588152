import { roundToCents } from "#data/format/money.ts";
import { answerTo } from "./answers.ts";
import type { Work, WorkLine } from "./work.ts";

/** A line of a quote, in euro without VAT. */
export interface QuoteLine {
  work: string;
  /** The square metres; absent for what counts once. */
  squareMeters?: number | undefined;
  price: number;
  amount: number;
  vatPercent: number;
}

/** The sum of the lines, to the cent. */
export interface Sums {
  excludingVat: number;
  /** The VAT of all lines with the same percentage. */
  vat: { percent: number; amount: number }[];
  includingVat: number;
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

const sum = (amounts: readonly number[]) =>
  roundToCents(amounts.reduce((total, amount) => total + amount, 0));

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

/** The promotion on a line, as a line of its own. */
function discountOn(job: QuotedJob, { work, amount, vatPercent }: QuoteLine): QuoteLine {
  const discount = -roundToCents((amount * job.promotion) / 100);
  return { work: `${job.words.promotion}: ${work}`, price: discount, amount: discount, vatPercent };
}

/** The lines of a quote in which open questions are answered at their lower or upper end. */
export function quoteLines(job: QuotedJob, end: "from" | "to"): QuoteLine[] {
  const { work, given } = job;
  const answered = work.questions.flatMap((question) => {
    const assumed = question.answers.find(({ name }) => name === question.unanswered[end]);
    return (answerTo(question, given) ?? assumed)?.lines ?? [];
  });
  const [first, ...others] = work.lines;
  const upper = first && end === "to" && work.upTo ? { ...first, price: work.upTo } : first;
  const lines: QuoteLine[] = [];
  for (const line of [...(upper ? [upper] : []), ...others, ...answered]) {
    const quoted = quoteLine(job, line);
    lines.push(quoted);
    if (line.isPromoted && job.promotion > 0) {
      lines.push(discountOn(job, quoted));
    }
  }
  return lines;
}

/** The lines with one more where they are less than the smallest job costs. */
export function filledUp(
  { work, vat, words }: QuotedJob,
  lines: readonly QuoteLine[],
): QuoteLine[] {
  const missing = roundToCents(work.minimum - sumsOf(lines).excludingVat);
  const line = { work: words.fillUp, price: missing, amount: missing, vatPercent: vat.building };
  return missing > 0 ? [...lines, line] : [...lines];
}

/** The sums of lines. VAT is worked out for each percentage, as on an invoice. */
export function sumsOf(lines: readonly QuoteLine[]): Sums {
  const percents = [...new Set(lines.map(({ vatPercent }) => vatPercent))].sort((a, b) => a - b);
  const vat = percents.map((percent) => {
    const taxed = lines.filter(({ vatPercent }) => vatPercent === percent);
    return {
      percent,
      amount: roundToCents((sum(taxed.map(({ amount }) => amount)) * percent) / 100),
    };
  });
  const excludingVat = sum(lines.map(({ amount }) => amount));
  return {
    excludingVat,
    vat,
    includingVat: sum([excludingVat, ...vat.map(({ amount }) => amount)]),
  };
}

/** A question without an answer, with the answers that the two amounts assume. */
export interface OpenQuestion {
  topic: string;
  lowest: string;
  highest: string;
  /** What the second costs more than the first, in euro with VAT. */
  more: number;
}

/** The questions that are still open. */
export function openQuestions(job: QuotedJob): OpenQuestion[] {
  const { work, given } = job;
  const open = work.questions.filter((question) => !answerTo(question, given));
  return open.map(({ name, topic, answers, unanswered: { from, to } }) => {
    const labelOf = (answer: string) => answers.find((one) => one.name === answer)?.label ?? "";
    const sumWith = (answer: string) => {
      const answered = { ...job, given: new Map([...given, [name, answer]]) };
      return sumsOf(quoteLines(answered, "from")).includingVat;
    };
    const more = roundToCents(sumWith(to) - sumWith(from));
    return { topic, lowest: labelOf(from), highest: labelOf(to), more };
  });
}
