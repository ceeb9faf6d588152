import { euroRange } from "#data/lib/money.ts";
import { withVat } from "#data/lib/price-rules.ts";
import { servicePages } from "#data/pages/service-pages.ts";
import { rateOf, vatPercent } from "./prices.ts";
import type { Rate } from "./prices-schema.ts";

/** What an amount without VAT, or two, comes to with it, in words: "€ 65,40 met 9% btw". */
function amountWithVat({ from, to }: Pick<Rate, "from" | "to">, percent: number): string {
  const amount = euroRange(withVat(from, percent), to && withVat(to, percent));
  return servicePages.data.withVat.replace("{amount}", amount).replace("{percent}", `${percent}%`);
}

/** What a homeowner pays "from" at this rate. */
export const fromWithVat = (name: string) =>
  amountWithVat({ from: rateOf(name).from }, vatPercent(name));

/** What a homeowner pays at this rate, its upper amount too where it has one. */
export const rateWithVat = (name: string) => amountWithVat(rateOf(name), vatPercent(name));
