import { withBoundNumbers } from "#data/format/bound-numbers.ts";
import { fill } from "#data/format/fill.ts";
import { euroWithVat } from "#data/prices/price-rules.ts";
import { rateOf, vatPercent } from "#data/prices/prices.ts";
import { servicePages } from "./service-pages.ts";

/** An amount with VAT in words, or two amounts: "€ 65,40 incl. 9% btw". */
function withVatText(from: number, to: number | undefined, percent: number): string {
  const amount = euroWithVat(percent, from, to);
  const words = servicePages.data.withVat;
  return withBoundNumbers(fill(words, { amount, percent: `${percent}%` }));
}

/** The lower amount of a rate with VAT, in words. */
export const fromWithVat = (rateName: string) =>
  withVatText(rateOf(rateName).from, undefined, vatPercent(rateName));

/** The amount or both amounts of a rate with VAT, in words. */
export function rateWithVat(rateName: string): string {
  const { from, to } = rateOf(rateName);
  return withVatText(from, to, vatPercent(rateName));
}
