import type { z } from "zod";
import { below, metaOf } from "#data/reading/schema-at.ts";

const priceName = /\{price\.([\w-]+)/g;

/** The rates that a value of content/ names: as a reference, or in braces in a text. */
export function ratesNamed(value: unknown, schema?: z.core.$ZodType): string[] {
  if (typeof value === "string") {
    return metaOf(schema).contentRef === "rate"
      ? [value]
      : Array.from(value.matchAll(priceName), ([, name = ""]) => name);
  }
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    ratesNamed(inner, schema && below(schema, key)),
  );
}
