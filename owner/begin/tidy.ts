import { isRecord } from "#owner/editor/values.ts";

/** An answer, from a file or typed, without needless spaces. Empty answers are left out. */
export function tidied(answer: unknown): unknown {
  if (Array.isArray(answer)) {
    return answer.map(tidied);
  }
  if (isRecord(answer)) {
    const given = Object.entries(answer).filter(([, value]) => value !== null);
    return Object.fromEntries(given.map(([key, value]) => [key, tidied(value)]));
  }
  return typeof answer === "string" ? answer.trim().replace(/\s+/g, " ") : answer;
}
