import { knownName, unknownName } from "@/content/reading/known-name";
import { readSource } from "@/content/reading/source";
import { pricesSchema, type Rate } from "./prices-schema";

/** Every price on the site, from content/prices.yaml: euro, excluding VAT. */
export const prices = readSource("prices.yaml", pricesSchema);

const known = { what: "rate", file: "prices.yaml", names: Object.keys(prices.rates) };

/** A rate of content/prices.yaml, by its name there. */
export const rateName = knownName(known);

/** The rate with this name; throws when there is none. */
export function rateOf(name: string): Rate {
  const rate = prices.rates[name];
  if (!rate) throw new Error(unknownName(name, known));
  return rate;
}
