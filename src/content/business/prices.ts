import { knownName, unknownName } from "../lib/known-name.ts";
import { isCollecting } from "../lib/mistakes.ts";
import { readData } from "../lib/read-data.ts";
import { standIn } from "../lib/stand-in.ts";
import { pricesSchema, type Rate, rateSchema } from "../schemas/prices.ts";

/** Every price on the site, from content/prices.yaml: euro, excluding VAT. */
export const prices = readData("content/prices.yaml", pricesSchema);

const known = { what: "rate", file: "prices.yaml", names: Object.keys(prices.rates) };

/** A rate of content/prices.yaml, by its name there. */
export const rateName = knownName(known);

/** The rate with this name; throws when there is none. */
export function rateOf(name: string): Rate {
  const rate = prices.rates[name];
  if (rate) return rate;
  // Where content names it, that is a mistake with a place of its own.
  if (isCollecting()) return standIn(rateSchema, undefined) as Rate;
  throw new Error(unknownName(name, known));
}
