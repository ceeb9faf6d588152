import { withBoundNumbers } from "#data/format/bound-numbers.ts";
import { fill } from "#data/format/fill.ts";
import { euroRange } from "#data/format/money.ts";
import { euroWithVat } from "#data/prices/price-rules.ts";
import { rateOf, vatPercent } from "#data/prices/prices.ts";
import { servicePages } from "./service-pages.ts";

export interface PriceWords {
  /** Without VAT, as in "€ 60". */
  amount: string;
  /** As in "per m² excl. btw". */
  unit?: string;
  /** As in "€ 65,40 incl. 9% btw". */
  withVat: string;
}

function wordsFor(rateName: string, from: number, to?: number): PriceWords {
  const { withVat, withoutVat } = servicePages.data;
  const percent = vatPercent(rateName);
  const amount = euroWithVat(percent, from, to);
  return {
    amount: euroRange(from, to),
    unit: `per\u00a0m² ${withoutVat}`,
    withVat: withBoundNumbers(fill(withVat, { amount, percent: `${percent}%` })),
  };
}

/** The lowest price per square metre at a rate. */
export const fromPrice = (rateName: string) => wordsFor(rateName, rateOf(rateName).from);

/** The price or both prices per square metre at a rate. */
export function ratePrice(rateName: string): PriceWords {
  const { from, to } = rateOf(rateName);
  return wordsFor(rateName, from, to);
}
