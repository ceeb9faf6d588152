import { answerTo } from "./answers.ts";
import type { Basis, QuotedJob } from "./quote.ts";
import type { WorkQuestion } from "./work.ts";

/** The lowest and the highest amount, in euro. */
export interface Range {
  low: number;
  high: number;
}

/** The shown amounts of a job, in euro, rounded. */
export type Ranges = Record<Basis, Range>;

export interface OpenQuestion {
  topic: string;
  /**
   * The answer that the amounts count with; undefined where it makes the difference between them.
   */
  counted: string | undefined;
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
    const all = answers.map(({ name, label }) => ({
      answer: label,
      ranges: rangesOf(withAnswer(question, name)),
    }));
    return {
      topic,
      counted:
        unanswered.from === unanswered.to
          ? answers.find(({ name }) => name === unanswered.from)?.label
          : undefined,
      beyond: all.filter(
        ({ ranges }) =>
          !isWithin(ranges.includingVat, shown.includingVat) ||
          !isWithin(ranges.excludingVat, shown.excludingVat),
      ),
    };
  }

  return job.work.questions.filter((question) => !answerTo(question, job.given)).map(openQuestion);
}
