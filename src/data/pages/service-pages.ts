import { load } from "#data/load.ts";

export const servicePages = load("content/service-pages.yaml");

/** The quote form with this service chosen: the visitor arrives at its first field. */
export function quotePath(service: string): string {
  return `/offerte-aanvragen?dienst=${service}#quote-form`;
}

/** The price indication on the quote page, with this service chosen. */
export function estimatePath(service: string): string {
  return `/offerte-aanvragen?dienst=${service}#prijsindicatie`;
}
