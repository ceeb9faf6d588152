import type { Work } from "./work.ts";

/** Every way to answer the questions of a work, also not at all. */
export function everyAnswer({ questions }: Work): Map<string, string>[] {
  let all = [new Map<string, string>()];
  for (const { name, answers } of questions) {
    all = all.flatMap((given) => [
      given,
      ...answers.map((answer) => new Map([...given, [name, answer.name]])),
    ]);
  }
  return all;
}
