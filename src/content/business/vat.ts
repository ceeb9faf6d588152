import { prices, rateOf } from "./prices.ts";

/** The VAT a homeowner pays at this rate, in percent. */
export function vatPercent(name: string): number {
  return prices.vat[rateOf(name).vat];
}

/** An amount with VAT: to the cent, and from a hundred euro up, as whole jobs are, to the next whole euro. */
export function withVat(amount: number, percent: number): number {
  const cents = Math.round(amount * (100 + percent));
  return cents < 10_000 ? cents / 100 : Math.ceil(cents / 100);
}
