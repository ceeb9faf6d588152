import { existsSync, readFileSync, writeFileSync } from "node:fs";

/**
 * What an owner has filled in so far, by the names of the fields; a list of services has one each.
 */
export type Draft = Record<string, string | string[]>;

/** The file in the project that keeps a draft. git does not have it. */
export const draftFile = ".begin.json";

/** The draft in a file; an empty one where there is none, or where it is damaged. */
export function readDraft(file: string): Draft {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Draft) : {};
  } catch {
    return {};
  }
}

export function writeDraft(file: string, draft: Draft): void {
  writeFileSync(file, `${JSON.stringify(draft, null, 2)}\n`);
}

/** What is filled in for a field; "" when nothing is. */
export const textOf = (draft: Draft, field: string): string => {
  const answer = draft[field];
  return typeof answer === "string" ? answer.trim() : "";
};

export const listOf = (draft: Draft, field: string): string[] => {
  const answer = draft[field] ?? [];
  return typeof answer === "string" ? [answer] : answer;
};

/** The largest number of people that the page asks. */
export const mostPeople = 8;

/** How many people are asked: those who are filled in, and at least one. */
export function peopleCount(draft: Draft): number {
  const asked = Number(textOf(draft, "people")) || 1;
  return textOf(draft, "alone") === "ja" ? 1 : Math.min(asked, mostPeople);
}
