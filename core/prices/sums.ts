import { roundToCents } from "#facts/format/money.ts";
import type { BillLine, Prices } from "./prices-schema.ts";

export const sum = (amounts: readonly number[]) =>
  roundToCents(amounts.reduce((total, amount) => total + amount, 0));

/** The sums of lines, to the cent. VAT is worked out for each percentage, as on an invoice. */
export function sumsOf(lines: readonly { amount: number; vatPercent: number }[]) {
  const percents = [...new Set(lines.map(({ vatPercent }) => vatPercent))].sort((a, b) => a - b);
  const vat = percents.map((percent) => {
    const taxed = lines.filter(({ vatPercent }) => vatPercent === percent);
    const amount = roundToCents((sum(taxed.map((line) => line.amount)) * percent) / 100);
    return { percent, amount };
  });
  const excludingVat = sum(lines.map(({ amount }) => amount));
  const includingVat = sum([excludingVat, ...vat.map(({ amount }) => amount)]);
  return { excludingVat, vat, includingVat };
}

/**
 * Lines of content/prices.yaml with their products without VAT, and their sums at the lowest and at
 * the highest rates. Lines with an unknown rate are left out; the check of the content reports
 * them.
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
  const dearest = lines.map(({ most: amount, vatPercent }) => ({ amount, vatPercent }));
  return { lines, from: sumsOf(lines), to: sumsOf(dearest) };
}
