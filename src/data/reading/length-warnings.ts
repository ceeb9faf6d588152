import type { z } from "zod";
import { type Issue, within } from "./issues.ts";
import { below, metaOf } from "./schema-at.ts";

/** A warning for each text or list, at any depth, that is longer than is advised for its place. */
export function lengthWarnings(
  data: unknown,
  schema: z.core.$ZodType | undefined,
  place: string,
): Issue[] {
  if (!schema) {
    return [];
  }
  const message = lengthMessage(data, schema);
  const warnings = message === undefined ? [] : [{ place, message }];
  if (typeof data !== "object" || data === null) {
    return warnings;
  }
  const inside = Object.entries(data).flatMap(([key, value]) => {
    const name = Array.isArray(data) ? Number(key) : key;
    return lengthWarnings(value, below(schema, name), within(place, name));
  });
  return [...warnings, ...inside];
}

/** What is wrong with the length of a text or a list; undefined when it looks good. */
function lengthMessage(data: unknown, schema: z.core.$ZodType): string | undefined {
  const { advisedLength, lengthHint } = metaOf(schema);
  const hasLength = typeof data === "string" || Array.isArray(data);
  if (!hasLength || advisedLength === undefined || data.length <= advisedLength) {
    return undefined;
  }
  const unit = typeof data === "string" ? "characters" : "entries";
  return `has ${data.length} ${unit}, more than ${advisedLength} — ${lengthHint}`;
}
