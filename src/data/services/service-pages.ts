import { z } from "zod";
import { text, texts } from "#data/reading/common-schemas.ts";
import { textWith } from "#data/reading/content-ref.ts";
import { defineFile } from "#data/reading/define.ts";

const schema = z.strictObject({
  ...texts("estimate", "area", "call", "statistics", "visit", "withoutVat"),
  from: text.describe('write the word before a price, as in "vanaf"'),
  jobs: z.array(text).length(3),
  withVat: textWith("amount", "percent"),
});

export const servicePages = defineFile("content/service-pages.yaml", schema);

/** The path of the quote form, at its first field, with this service chosen. */
export function quotePath(service: string): string {
  return `/offerte-aanvragen?dienst=${service}#quote-form`;
}

/** The path of the price indication, with this service chosen. */
export function estimatePath(service: string): string {
  return `/offerte-aanvragen?dienst=${service}#prijsindicatie`;
}
