import type { Prices, Rate } from "./schemas/prices.ts";

/** A line of the invoice: a rate as many times as the job had it, in euro without VAT. */
export interface InvoiceLine {
  name: string;
  quantity: number;
  unit: Rate["unit"];
  price: number;
  amount: number;
}

const toCents = (amount: number) => Math.round(amount * 100) / 100;
const sum = (amounts: readonly number[]) => toCents(amounts.reduce((total, amount) => total + amount, 0));

/** The invoice of content/prices.yaml, to the cent. */
export function invoiceOf({ rates, invoice, vat: percents }: Prices) {
  const priced = invoice.lines.flatMap(({ rate: name, quantity }) => {
    const rate = rates[name];
    return rate ? [{ name, quantity, ...rate, price: rate.from, amount: toCents(quantity * rate.from) }] : [];
  });
  const lines: readonly InvoiceLine[] = priced;
  const excludingVat = sum(priced.map(({ amount }) => amount));
  const vat = sum(priced.map((line) => (line.amount * percents[line.vat]) / 100));
  return { lines, excludingVat, vat, includingVat: sum([excludingVat, vat]) };
}
