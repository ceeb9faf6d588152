import type { z } from "zod";
import { type Finding, type Issue, within } from "./issues.ts";
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
  const finding = lengthFinding(data, schema);
  const warnings: Issue[] = finding ? [{ ...finding, place }] : [];
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
function lengthFinding(data: unknown, schema: z.core.$ZodType): Finding | undefined {
  const { advisedLength, sizeAdvice } = metaOf(schema);
  const hasLength = typeof data === "string" || Array.isArray(data);
  if (!hasLength || !advisedLength || !sizeAdvice || data.length <= advisedLength) {
    return undefined;
  }
  return { code: sizeAdvice, values: { size: data.length, limit: advisedLength } };
}
