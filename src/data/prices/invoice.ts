import { roundToCents } from "#data/format/money.ts";
import type { Prices } from "./prices-schema.ts";

const sum = (amounts: readonly number[]) =>
  roundToCents(amounts.reduce((total, amount) => total + amount, 0));

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
  const excludingVat = sum(lines.map(({ amount }) => amount));
  const vat = sum(lines.map(({ amount, vatPercent }) => (amount * vatPercent) / 100));
  return { lines, excludingVat, vat, includingVat: sum([excludingVat, vat]) };
}
