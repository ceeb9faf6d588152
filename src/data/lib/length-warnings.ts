import type { z } from "zod";
import { type Issue, within } from "./issues.ts";
import { below, metaOf } from "./schema-at.ts";

/** A warning for each text, at any depth, that is longer than is advised for its field. */
export function lengthWarnings(
  data: unknown,
  schema: z.core.$ZodType | undefined,
  place: string,
): Issue[] {
  if (!schema) {
    return [];
  }
  if (typeof data === "string") {
    const { advisedLength, lengthHint } = metaOf(schema);
    if (advisedLength === undefined || data.length <= advisedLength) {
      return [];
    }
    const message = `has ${data.length} characters, more than ${advisedLength} — ${lengthHint}`;
    return [{ place, message }];
  }
  if (typeof data !== "object" || data === null) {
    return [];
  }
  return Object.entries(data).flatMap(([key, value]) => {
    const name = Array.isArray(data) ? Number(key) : key;
    return lengthWarnings(value, below(schema, name), within(place, name));
  });
}
