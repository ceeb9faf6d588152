import { factFiles } from "#fact-files.ts";
import { readable } from "#reading/define.ts";
import type { Rate } from "./prices-schema.ts";

/** Every price on the site, from content/prices.yaml: euro, excluding VAT. */
export const prices = readable(factFiles.prices);

/** The rate with this name; throws when there is none. */
export function rateOf(name: string): Rate {
  const rate = prices.data.rates[name];
  if (!rate) {
    throw new Error(`content/prices.yaml has no rate "${name}"`);
  }
  return rate;
}

/** The percentage of VAT that a homeowner pays on this rate. */
export const vatPercent = (name: string): number => prices.data.vat[rateOf(name).vat];
