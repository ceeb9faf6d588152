import { rateOf, vatPercent } from "../business/prices.ts";
import { euro, euroRange } from "../lib/money.ts";
import { withVat } from "../lib/price-rules.ts";
import { servicePages } from "./service-pages.ts";

/** What amounts without VAT come to with it, in words: "€ 65,40 met 9% btw". */
export function amountWithVat(amounts: readonly number[], percent: number): string {
  const [from = 0, to] = amounts.map((amount) => withVat(amount, percent));
  return servicePages.withVat
    .replace("{amount}", to === undefined ? euro(from) : euroRange(from, to))
    .replace("{percent}", `${percent}%`);
}

/** What a homeowner pays "from" at this rate. */
export function fromWithVat(name: string): string {
  return amountWithVat([rateOf(name).from], vatPercent(name));
}

/** What a homeowner pays at this rate, its upper amount too where it has one. */
export function rateWithVat(name: string): string {
  const { from, to } = rateOf(name);
  return amountWithVat(to === undefined ? [from] : [from, to], vatPercent(name));
}
