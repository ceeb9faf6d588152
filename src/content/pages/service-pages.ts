import { z } from "zod";
import { text } from "@/content/reading/parts";
import { readFile } from "@/content/reading/read";

/** The words all service pages share, from content/service-pages.yaml. */
export const servicePages = readFile(
  "service-pages.yaml",
  z.strictObject({
    estimate: text,
    call: text,
    figures: text,
    withVat: text.includes("{amount}").includes("{percent}"),
  }),
);

/** The quote form with this service chosen. */
export function quotePath(service: string): string {
  return `/offerte-aanvragen?dienst=${service}`;
}

/** The price indication on the quote page, with this service chosen. */
export function estimatePath(service: string): string {
  return `${quotePath(service)}#prijsindicatie`;
}
