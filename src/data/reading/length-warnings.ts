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
  const message = lengthAdvice(data, schema);
  const warnings: Issue[] = message ? [{ place, message }] : [];
  if (typeof data !== "object" || data === null) {
    return warnings;
  }
  const inside = Object.entries(data).flatMap(([key, value]) => {
    const name = Array.isArray(data) ? Number(key) : key;
    return lengthWarnings(value, below(schema, name), within(place, name));
  });
  return [...warnings, ...inside];
}

/** The advice about the length of a text or a list; undefined when it looks good. */
function lengthAdvice(data: unknown, schema: z.core.$ZodType): string | undefined {
  const { advisedLength, sizeAdvice } = metaOf(schema);
  const hasLength = typeof data === "string" || Array.isArray(data);
  if (!hasLength || !advisedLength || !sizeAdvice || data.length <= advisedLength) {
    return undefined;
  }
  return sizeAdvice(data.length, advisedLength);
}
