import { roundToCents } from "#data/format/money.ts";
import { withVat } from "./price-rules.ts";
import type { Bundle, Prices } from "./prices-schema.ts";

/**
 * The price of a bundle from content/prices.yaml: the sum of its lines at their lowest and highest
 * rates. It is an estimate, so it is rounded up to whole euros. Lines with an unknown rate are left
 * out; the check of the content reports them.
 */
export function priceBundle({ rates, vat }: Prices, bundle: Bundle) {
  const lines = bundle.lines.flatMap((line) => {
    const rate = rates[line.rate];
    if (!rate) {
      return [];
    }
    return [{ ...rate, to: rate.to ?? rate.from, name: line.rate, quantity: line.quantity }];
  });
  let from = 0;
  let to = 0;
  let fromIncludingVat = 0;
  let toIncludingVat = 0;
  for (const line of lines) {
    from += line.quantity * line.from;
    to += line.quantity * line.to;
    fromIncludingVat += withVat(line.quantity * line.from, vat[line.vat]);
    toIncludingVat += withVat(line.quantity * line.to, vat[line.vat]);
  }
  return {
    lines,
    from: wholeEuros(from),
    to: wholeEuros(to),
    fromIncludingVat: wholeEuros(fromIncludingVat),
    toIncludingVat: wholeEuros(toIncludingVat),
  };
}

/** Rounds up to whole euros, after rounding to cents. */
const wholeEuros = (amount: number) => Math.ceil(roundToCents(amount));
