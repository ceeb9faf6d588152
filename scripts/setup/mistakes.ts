import { distance } from "fastest-levenshtein";
import type { z } from "zod";
import { answersSchema } from "./answers.ts";
import { type Texts, fill } from "./texts.ts";

/** What is wrong with a file of answers: a line for each answer that says which one it is and what to do. */
export function mistakes(
  file: string,
  { issues }: z.core.$ZodError,
  written: unknown,
  texts: Texts,
): string[] {
  const lines = issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => line([...issue.path, key], texts.unknown, advice(key, texts)));
    }
    const value = issue.path.reduce<unknown>(
      (inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key],
      written,
    );
    const shown = typeof value === "object" ? "" : fill(texts.impossible, { value: JSON.stringify(value) });
    const problem = value === undefined ? texts.missing : shown;
    return [line(issue.path, problem, wrong(issue.path, texts))];
  });
  return [...new Set(lines)];

  function line(path: readonly PropertyKey[], problem: string, what: string): string {
    const place = path.map((key) => (typeof key === "number" ? key + 1 : String(key))).join(" › ");
    return `${file} › ${place}: ${[problem, what].filter(Boolean).join(" — ")}`;
  }
}

/** What to do, by the nearest question that the place belongs to. */
function wrong(path: readonly PropertyKey[], { questions }: Texts): string {
  for (let end = path.length; end > 0; end--) {
    const name = path.slice(0, end).join(".");
    const question = name in questions && questions[name as keyof typeof questions];
    if (question) return question.wrong;
  }
  return "";
}

function advice(key: string, texts: Texts): string {
  const names = Object.keys(answersSchema.shape);
  const nearest = names.toSorted((a, b) => distance(a, key) - distance(b, key))[0] ?? "";
  return distance(nearest, key) <= 3 ? `${texts.remove}: ${nearest}` : texts.remove;
}
