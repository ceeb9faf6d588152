import { roundToCents } from "#data/format/money.ts";
import type { Prices } from "./prices-schema.ts";
import { sumsOf } from "./sums.ts";

/**
 * The example invoice of content/prices.yaml, rounded to cents. Each line has a rate, its quantity
 * and their product without VAT. Lines with an unknown rate are left out; the check of the content
 * reports them.
 */
export function invoiceOf({ rates, invoice, vat: vatPercents }: Prices) {
  const lines = invoice.lines.flatMap(({ rate: name, quantity }) => {
    const rate = rates[name];
    if (!rate) {
      return [];
    }
    const { from: price, unit } = rate;
    const amount = roundToCents(quantity * price);
    return [{ name, quantity, unit, price, amount, vatPercent: vatPercents[rate.vat] }];
  });
  return { lines, ...sumsOf(lines) };
}
