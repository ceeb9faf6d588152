import { roundToCents } from "#data/format/money.ts";
import type { BillLine, Prices } from "./prices-schema.ts";
import { sumsOf } from "./sums.ts";

/**
 * Lines of content/prices.yaml with their products without VAT, and their sums at the lowest and at
 * the highest rates. Lines with an unknown rate are left out; the check of the content reports them.
 */
export function billOf({ rates, vat }: Prices, billLines: readonly BillLine[]) {
  const lines = billLines.flatMap(({ rate: name, quantity }) => {
    const rate = rates[name];
    if (!rate) {
      return [];
    }
    const { from: price, to = price, unit } = rate;
    const amount = roundToCents(quantity * price);
    const most = roundToCents(quantity * to);
    return [{ name, quantity, unit, price, amount, most, vatPercent: vat[rate.vat] }];
  });
  return {
    lines,
    from: sumsOf(lines),
    to: sumsOf(lines.map(({ most: amount, vatPercent }) => ({ amount, vatPercent }))),
  };
}
