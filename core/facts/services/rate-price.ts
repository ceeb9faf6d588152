import { fill } from "#facts/format/fill.ts";
import { euroRange } from "#facts/format/money.ts";
import { withBoundNumbers } from "#facts/format/words.ts";
import { euroWithVat } from "#prices/price-rules.ts";
import { rateOf, vatPercent } from "#prices/prices.ts";
import { servicePages } from "./service-texts.ts";

/** The price or both prices per square metre at a rate, without VAT and with it. */
export function ratePrice(
  rateName: string,
  { from, to }: { from: number; to?: number | undefined } = rateOf(rateName),
) {
  const { withVat, withoutVat } = servicePages.data;
  const percent = vatPercent(rateName);
  const amount = euroWithVat(percent, from, to);
  return {
    amount: euroRange(from, to),
    unit: `per\u00a0m² ${withoutVat}`,
    other: withBoundNumbers(fill(withVat, { amount, percent: `${percent}%` })),
  };
}

/** The lowest price per square metre at a rate, with a note on what it does not cover. */
export function fromPrice(rateName: string, note?: string) {
  const { unit, ...figure } = ratePrice(rateName, { from: rateOf(rateName).from });
  return { ...figure, unit: [unit, note].filter(Boolean).join(", ") };
}
