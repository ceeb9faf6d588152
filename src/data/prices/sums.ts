import { roundToCents } from "#data/format/money.ts";

/** An amount in euro without VAT, with its VAT. */
interface Taxed {
  amount: number;
  vatPercent: number;
}

/** The sum of the lines of a quote or an invoice, to the cent. */
export interface Sums {
  excludingVat: number;
  /** The VAT of all lines with the same percentage. */
  vat: { percent: number; amount: number }[];
  includingVat: number;
}

export const sum = (amounts: readonly number[]) =>
  roundToCents(amounts.reduce((total, amount) => total + amount, 0));

/** The sums of lines. VAT is worked out for each percentage, as on an invoice. */
export function sumsOf(lines: readonly Taxed[]): Sums {
  const percents = [...new Set(lines.map(({ vatPercent }) => vatPercent))].sort((a, b) => a - b);
  const vat = percents.map((percent) => {
    const taxed = lines.filter(({ vatPercent }) => vatPercent === percent);
    return {
      percent,
      amount: roundToCents((sum(taxed.map(({ amount }) => amount)) * percent) / 100),
    };
  });
  const excludingVat = sum(lines.map(({ amount }) => amount));
  return {
    excludingVat,
    vat,
    includingVat: sum([excludingVat, ...vat.map(({ amount }) => amount)]),
  };
}
