import { z } from "zod";
import { textWith } from "../lib/tokens.ts";
import { text } from "../schemas/common.ts";
import { readFile } from "../lib/read.ts";

/** The words all service pages share, from content/service-pages.yaml. */
export const servicePages = readFile(
  "service-pages.yaml",
  z.strictObject({
    estimate: text,
    call: text,
    statistics: text,
    withVat: textWith("amount", "percent"),
  }),
);

/** The quote form with this service chosen: the visitor arrives at its first field. */
export function quotePath(service: string): string {
  return `/offerte-aanvragen?dienst=${service}#quote-form`;
}

/** The price indication on the quote page, with this service chosen. */
export function estimatePath(service: string): string {
  return `/offerte-aanvragen?dienst=${service}#prijsindicatie`;
}
