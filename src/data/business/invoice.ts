import type { Prices } from "./prices-schema.ts";

const toCents = (amount: number) => Math.round(amount * 100) / 100;
const sum = (amounts: readonly number[]) =>
  toCents(amounts.reduce((total, amount) => total + amount, 0));

/**
 * The invoice of content/prices.yaml, to the cent; each line is a rate as many times as the job had
 * it, without VAT.
 */
export function invoiceOf({ rates, invoice, vat: percents }: Prices) {
  const lines = invoice.lines.flatMap(({ rate: name, quantity }) => {
    const rate = rates[name];
    return rate
      ? [{ name, quantity, ...rate, price: rate.from, amount: toCents(quantity * rate.from) }]
      : [];
  });
  const excludingVat = sum(lines.map(({ amount }) => amount));
  const vat = sum(lines.map((line) => (line.amount * percents[line.vat]) / 100));
  return { lines, excludingVat, vat, includingVat: sum([excludingVat, vat]) };
}
