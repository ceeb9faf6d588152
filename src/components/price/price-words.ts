import { type PriceBook, vatPercentOf } from "#data/estimate/calculation.ts";
import { type PricedJob, rangeText } from "#data/estimate/priced-job.ts";
import { euro } from "#data/format/money.ts";
import { euroWithVat } from "#data/prices/price-rules.ts";

interface PriceWords {
  amount: string;
  note?: string;
}

/** The price in a few words, always with VAT, which is what a homeowner pays. */
export function priceWords({ estimate, work, building }: PricedJob, prices: PriceBook): PriceWords {
  const { line, rate } = prices.texts;
  if (estimate?.kind === "range") {
    return { amount: rangeText(estimate.includingVat), note: line.includingVat };
  }
  if (estimate?.reason === "small") {
    return { amount: `${rate.from} ${euro(estimate.from)}`, note: line.includingVat };
  }
  if (estimate) {
    return { amount: line.visit };
  }
  if (work?.from === undefined) {
    return { amount: line.noSize };
  }
  const amount = euroWithVat(vatPercentOf(prices, building), work.from);
  return { amount: `${rate.from} ${amount}`, note: line.perUnit };
}
