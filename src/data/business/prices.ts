import { load } from "#data/load.ts";
import type { Rate } from "#data/schemas/prices.ts";

/** Every price on the site, from content/prices.yaml: euro, excluding VAT. */
export const prices = load("content/prices.yaml");

/** The rate with this name; throws when there is none. */
export function rateOf(name: string): Rate {
  const rate = prices.rates[name];
  if (!rate) {
    throw new Error(`content/prices.yaml has no rate "${name}"`);
  }
  return rate;
}

/** The VAT a homeowner pays at this rate, in percent. */
export function vatPercent(name: string): number {
  return prices.vat[rateOf(name).vat];
}
