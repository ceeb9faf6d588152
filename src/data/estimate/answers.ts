import type { Work, WorkAnswer, WorkQuestion } from "./work.ts";

// The answers to the questions about a price are one text, in the draft and in the address of a
// calculation: "behang.nee_ondergrond.vast".

/** The answer to a question; undefined as long as there is none. */
export const answerTo = (
  { name, answers }: WorkQuestion,
  given: ReadonlyMap<string, string>,
): WorkAnswer | undefined => answers.find((answer) => answer.name === given.get(name));

/** The answers in a text that this work asks for, and only those, by the name of their question. */
export function answersFor({ questions }: Work, text: string): Map<string, string> {
  const pairs = text.split("_").map((pair): [string, string] => {
    const [question = "", answer = ""] = pair.split(".", 2);
    return [question, answer];
  });
  const given = new Map(pairs);
  const asked = questions.filter((question) => answerTo(question, given));
  return new Map(asked.map(({ name }) => [name, given.get(name) ?? ""]));
}

/** Answers as a text; an empty one takes the answer to its question away. */
export const answersText = (given: ReadonlyMap<string, string>): string =>
  [...given].flatMap(([question, answer]) => (answer ? [`${question}.${answer}`] : [])).join("_");
