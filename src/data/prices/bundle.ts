import { roundToCents } from "#data/format/money.ts";
import type { Bundle, Prices } from "./prices-schema.ts";
import { type Sums, sumsOf } from "./sums.ts";

/**
 * The price of a bundle from content/prices.yaml: the sums of its lines at their lowest and highest
 * rates. It is an estimate, so it is rounded up to whole euros. Lines with an unknown rate are left
 * out; the check of the content reports them.
 */
export function priceBundle({ rates, vat }: Prices, bundle: Bundle) {
  const lines = bundle.lines.flatMap(({ rate: name, quantity }) => {
    const rate = rates[name];
    return rate ? [{ ...rate, to: rate.to ?? rate.from, name, quantity }] : [];
  });
  const sumsAt = (end: "from" | "to") =>
    sumsOf(lines.map((line) => ({ amount: line.quantity * line[end], vatPercent: vat[line.vat] })));
  return { lines, from: wholeEuros(sumsAt("from")), to: wholeEuros(sumsAt("to")) };
}

const wholeEuros = ({ excludingVat, includingVat }: Sums) => ({
  excludingVat: Math.ceil(roundToCents(excludingVat)),
  includingVat: Math.ceil(roundToCents(includingVat)),
});
