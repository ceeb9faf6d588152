import { messages } from "./messages.nl.ts";
import type { Code, MessageValues } from "./messages.ts";

/** What is wrong in content/ or site.yaml, or would not look good: a code and its values. */
export type Finding<Some extends Code = Code> = {
  [Each in Some]: { code: Each; values: MessageValues[Each] };
}[Some];

export type Issue = Finding & {
  /** The file and the path of the field in it: "content/pages/faq.yaml › contact › text". */
  place: string;
};

/** The Dutch sentence about a finding: what is wrong, or what to write. */
export function messageOf<Some extends Code>({ code, values }: Finding<Some>): string {
  return messages[code](values);
}

export const lineOf = (issue: Issue): string => `${issue.place}: ${messageOf(issue)}`;

/** Adds a field to a place. List entries are counted from 1. */
export const within = (place: string, key: PropertyKey): string =>
  `${place} › ${typeof key === "number" ? key + 1 : String(key)}`;

/** A finding as `refine` and `addIssue` of a schema take it. */
export const found = <Some extends Code>(
  code: Some,
  values: MessageValues[Some],
  ...path: PropertyKey[]
) => ({ params: { code, values }, path });
