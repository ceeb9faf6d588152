import { fill } from "#facts/format/fill.ts";
import { euroRange } from "#facts/format/money.ts";
import { withBoundNumbers } from "#facts/format/words.ts";
import { euroWithVat } from "#prices/price-rules.ts";
import { rateOf, vatPercent } from "#prices/prices.ts";
import { servicePages } from "./service-texts.ts";

/** A price without VAT with its unit, and with VAT: what PriceFigure shows of a rate. */
function figureOf(rateName: string, from: number, to?: number) {
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
  const figure = figureOf(rateName, rateOf(rateName).from);
  return { ...figure, unit: [figure.unit, note].filter(Boolean).join(", ") };
}

/** The price or both prices per square metre at a rate. */
export function ratePrice(rateName: string) {
  const { from, to } = rateOf(rateName);
  return figureOf(rateName, from, to);
}
