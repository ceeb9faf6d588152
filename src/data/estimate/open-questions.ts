import { roundToCents } from "#data/format/money.ts";
import { sumsOf } from "#data/prices/sums.ts";
import { answerTo } from "./answers.ts";
import { type Basis, type QuotedJob, quoteLines } from "./quote.ts";
import type { WorkQuestion } from "./work.ts";

/** The lowest and the highest amount, in euro. */
export interface Range {
  low: number;
  high: number;
}

/** The shown amounts of a job, in euro, rounded. */
export type Ranges = Record<Basis, Range>;

/** A question without an answer, with the answers that the two amounts assume. */
export interface OpenQuestion {
  topic: string;
  lowest: string;
  highest: string;
  /** What the second costs more than the first, in euro. */
  more: Record<Basis, number>;
  /** The answers with which the job costs less or more than the shown amounts, and what then. */
  beyond: { answer: string; ranges: Ranges }[];
}

const isWithin = (inner: Range, outer: Range) => inner.low >= outer.low && inner.high <= outer.high;

/** The questions that are still open. `rangesOf` has the shown amounts of a job. */
export function openQuestions(
  job: QuotedJob,
  rangesOf: (job: QuotedJob) => Ranges,
): OpenQuestion[] {
  const shown = rangesOf(job);
  const withAnswer = (question: WorkQuestion, answer: string): QuotedJob => ({
    ...job,
    given: new Map([...job.given, [question.name, answer]]),
  });

  function openQuestion(question: WorkQuestion): OpenQuestion {
    const { topic, answers, unanswered } = question;
    const labelOf = (name: string) => answers.find((one) => one.name === name)?.label ?? "";
    const sumsWith = (name: string) => sumsOf(quoteLines(withAnswer(question, name), "from"));
    const least = sumsWith(unanswered.from);
    const most = sumsWith(unanswered.to);
    const all = answers.map(({ name, label }) => ({
      answer: label,
      ranges: rangesOf(withAnswer(question, name)),
    }));
    return {
      topic,
      lowest: labelOf(unanswered.from),
      highest: labelOf(unanswered.to),
      more: {
        includingVat: roundToCents(most.includingVat - least.includingVat),
        excludingVat: roundToCents(most.excludingVat - least.excludingVat),
      },
      beyond: all.filter(
        ({ ranges }) =>
          !isWithin(ranges.includingVat, shown.includingVat) ||
          !isWithin(ranges.excludingVat, shown.excludingVat),
      ),
    };
  }

  return job.work.questions.filter((question) => !answerTo(question, job.given)).map(openQuestion);
}
