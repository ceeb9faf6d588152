import { fill } from "#data/format/fill.ts";
import { euro } from "#data/format/money.ts";
import { type Building, withVat } from "#data/prices/price-rules.ts";
import { vatPercentOf } from "./calculation.ts";
import type { PriceExplanation } from "./estimate-texts.ts";
import type { Range } from "./open-questions.ts";
import type { CountedPrices, PriceBook } from "./price-book.ts";
import { basesFor, type PricedJob, rangeText, vatText } from "./priced-job.ts";
import type { Basis } from "./quote.ts";

/** A price in words, as PriceFigure shows it. */
export interface PriceWords {
  prefix?: string | undefined;
  amount: string;
  unit?: string | undefined;
  other?: string | undefined;
}

type Bases = Record<Basis, string>;

/** What may come on top, with the VAT of this building and its two amounts in its order. */
export function extraWords(
  { price, unit, hasHighVat }: PriceExplanation["extras"][number],
  prices: PriceBook,
  building: Building,
): PriceWords {
  const words = prices.texts.line;
  const percent = hasHighVat ? prices.vat.high : vatPercentOf(prices, building);
  const amounts = { includingVat: euro(withVat(price, percent)), excludingVat: euro(price) };
  const [first, second] = basesFor(building);
  return {
    amount: amounts[first],
    unit: `${unit} ${words[first]}`,
    other: `${amounts[second]} ${words[second]}`,
  };
}

/** The price of a job in words. `words` are those for both bases. */
export function priceWords(
  { estimate, work, building }: PricedJob,
  prices: CountedPrices,
  words: Bases,
): PriceWords {
  const { line, rate, rough } = prices.texts;
  const inOrder = (amounts: Bases, per?: string): Omit<PriceWords, "prefix"> => {
    const [first, second] = basesFor(building);
    return {
      amount: amounts[first],
      unit: [per, words[first]].filter(Boolean).join(" "),
      other: `${amounts[second]} ${words[second]}`,
    };
  };
  const ranges = ({ includingVat, excludingVat }: Record<Basis, Range>): Bases => ({
    includingVat: rangeText(includingVat),
    excludingVat: rangeText(excludingVat),
  });
  if (estimate?.kind === "range") {
    return estimate.isRough
      ? { prefix: rough.about, ...inOrder(ranges(estimate.perSquareMeter), rough.unit) }
      : inOrder(ranges(estimate));
  }
  if (estimate?.reason === "small") {
    const { from, minimum } = estimate;
    const amounts = { includingVat: euro(from), excludingVat: euro(minimum) };
    return { prefix: rate.from, ...inOrder(amounts) };
  }
  if (estimate) {
    return { amount: line.visit };
  }
  if (!work) {
    return { amount: line.noSize };
  }
  const including = withVat(work.from, vatPercentOf(prices, building));
  const amounts = { includingVat: euro(including), excludingVat: euro(work.from) };
  return { prefix: rate.from, ...inOrder(amounts, rate.unit) };
}

/** The price of a job in lines, the basis first that its building counts in; [] without one. */
export function priceLines(job: PricedJob, prices: PriceBook): string[] {
  const { estimate } = job;
  if (!estimate || (estimate.kind === "visit" && estimate.reason !== "small")) {
    return [];
  }
  const { range } = prices.texts;
  const percents = estimate.kind === "range" ? estimate.vatPercents : [estimate.vatPercent];
  const basis = {
    includingVat: fill(range.includingVat, { vat: vatText(percents) }),
    excludingVat: range.excludingVat,
  };
  const { prefix, amount, unit, other } = priceWords(job, prices, basis);
  return [[prefix, amount, unit].filter(Boolean).join(" "), other ?? ""];
}
