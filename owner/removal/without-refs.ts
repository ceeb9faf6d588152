import { z } from "zod";
import { withoutLinksTo } from "#data/reading/links.ts";
import { below, metaOf } from "#data/reading/schema-at.ts";
import { isRecord } from "#owner/editor/values.ts";
import { type RemovedNames, withoutNames } from "./without-names.ts";

/** What is removed: names of each kind of entry, and paths of pages. */
export interface Removed {
  names: RemovedNames;
  paths: ReadonlySet<string>;
}

/** In the place of a value that cannot stay without what it refers to. */
export const gone = Symbol("gone");

const canBeLeftOut = (schema: z.core.$ZodType | undefined) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

/**
 * A value without references to what is removed. A reference takes its optional field or its entry
 * of a list with it; where it is required, the block around it goes too. Links keep their words.
 */
export function withoutRefs(
  value: unknown,
  schema: z.core.$ZodType | undefined,
  removed: Removed,
): unknown {
  if (typeof value === "string") {
    const { contentRef = "" } = metaOf(schema);
    const isGone = removed.names.get(contentRef)?.has(value);
    const left = isGone ? undefined : withoutNames(value, removed.names);
    return left === undefined ? gone : withoutLinksTo(removed.paths, left);
  }
  if (!schema || typeof value !== "object" || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    const entries = value.map((entry, index) => withoutRefs(entry, below(schema, index), removed));
    const left = entries.filter((entry) => entry !== gone);
    return left.length === 0 && value.length > 0 ? gone : left;
  }
  if (isRecord(value) && removed.paths.has(String(value.path))) {
    return gone;
  }
  const fields: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    const inner = below(schema, key);
    const left = withoutRefs(field, inner, removed);
    if (left !== gone) {
      fields[key] = left;
    } else if (!canBeLeftOut(inner) && !(schema instanceof z.ZodRecord)) {
      return gone;
    }
  }
  return fields;
}
