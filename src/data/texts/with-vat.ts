import { withVat } from "#data/business/price-rules.ts";
import { rateOf, vatPercent } from "#data/business/prices.ts";
import { withBoundNumbers } from "#data/format/bound-numbers.ts";
import { fill } from "#data/format/fill.ts";
import { euroRange } from "#data/format/money.ts";
import { servicePages } from "#data/texts/service-pages.ts";

/** An amount with VAT in words, or two amounts: "€ 65,40 incl. 9% btw". */
function withVatText(from: number, to: number | undefined, percent: number): string {
  const upper = to === undefined ? undefined : withVat(to, percent);
  const amount = euroRange(withVat(from, percent), upper);
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
