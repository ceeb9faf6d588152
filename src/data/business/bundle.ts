import { withVat } from "#data/lib/price-rules.ts";
import type { Bundle, Prices } from "./prices-schema.ts";

/**
 * What a bundle of content/prices.yaml comes to with the rates it names, from and to, in whole euros
 * rounded up: it is an estimate. Lines whose rate is not there are left out.
 */
export function priceBundle({ rates, vat }: Prices, bundle: Bundle) {
  const lines = bundle.lines.flatMap(({ rate: rateName, quantity }) => {
    const rate = rates[rateName];
    return rate ? [{ ...rate, name: rateName, quantity, to: rate.to ?? rate.from }] : [];
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

/** The next whole euro; sums of binary fractions are first rounded to cents. */
const wholeEuros = (amount: number) => Math.ceil(Math.round(amount * 100) / 100);
