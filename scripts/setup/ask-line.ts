import { type AnswerName, type Answers, answersSchema } from "./answers.ts";
import { by } from "./terminal.ts";
import type { Questions } from "./questions.ts";

/** The answers that are one line of text. */
export type LineName = {
  [Name in AnswerName]: Answers[Name] extends string ? Name : never;
}[AnswerName];

/** Asks for an answer of one line by its rule in the schema. */
export async function askLine(
  { asker, texts, today }: Questions,
  name: LineName,
  suggested = today[name],
): Promise<string> {
  return asker.text({
    ...texts.questions[name],
    today: suggested,
    read: by(answersSchema.shape[name]) as (typed: string) => string,
  });
}
