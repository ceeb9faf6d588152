import type { Work, WorkAnswer, WorkQuestion } from "./work.ts";

// The answers to the questions about a price are one text, in the draft and in the address of a
// calculation: "behang.nee_ondergrond.vast".

/** The answers in a text, by the name of their question. */
function parseAnswers(text: string): Map<string, string> {
  const pairs = text.split("_").map((pair) => pair.split(".", 2));
  return new Map(pairs.flatMap(([question = "", answer]) => (answer ? [[question, answer]] : [])));
}

/** The answer to a question; undefined as long as there is none. */
export const answerTo = (
  { name, answers }: WorkQuestion,
  given: ReadonlyMap<string, string>,
): WorkAnswer | undefined => answers.find((answer) => answer.name === given.get(name));

/** The answers that this work asks for, and only those. */
export function answersFor({ questions }: Work, text: string): Map<string, string> {
  const given = parseAnswers(text);
  return new Map(
    questions.flatMap((question): [string, string][] => {
      const answer = answerTo(question, given);
      return answer ? [[question.name, answer.name]] : [];
    }),
  );
}

/** Answers as a text, with another answer to one question; "" takes its answer away. */
export function withAnswer(text: string, question: string, answer: string): string {
  const given = parseAnswers(text);
  given.delete(question);
  if (answer !== "") {
    given.set(question, answer);
  }
  return answersText(given);
}

export const answersText = (given: ReadonlyMap<string, string>): string =>
  [...given].map((pair) => pair.join(".")).join("_");
