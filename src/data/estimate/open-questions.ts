import { answerTo } from "./answers.ts";
import type { QuotedJob } from "./quote.ts";
import { areWithin, type Ranges } from "./ranges.ts";
import type { WorkQuestion } from "./work.ts";

export interface OpenQuestion {
  topic: string;
  /**
   * The answer that the amounts count with; undefined where it makes the difference between them.
   */
  counted: string | undefined;
  /** The answers with which the job costs less or more than the shown amounts, and what then. */
  beyond: { answer: string; ranges: Ranges }[];
}

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
      beyond: all.filter(({ ranges }) => !areWithin(ranges, shown)),
    };
  }

  return job.work.questions.filter((question) => !answerTo(question, job.given)).map(openQuestion);
}
