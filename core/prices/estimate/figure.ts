import { fill } from "#facts/format/fill.ts";
import type { Building } from "#prices/price-rules.ts";
import { type Basis, basesFor, oneAmount, type Ranges, rangeText } from "./calculation.ts";
import type { PriceBook } from "./price-book.ts";
import type { PricedJob } from "./priced-job.ts";
import { vatPercentOf } from "./quote.ts";

/** A price in words, as PriceFigure shows it. */
export interface Figure {
  prefix?: string | undefined;
  amount: string;
  unit?: string | undefined;
  /** The same amount on the other basis, with VAT or without. */
  other?: string | undefined;
}

/** Amounts as a figure, in the order of a building. `bases` are the words for both bases. */
export function figureOf(
  ranges: Ranges,
  building: Building,
  bases: Record<Basis, string>,
  per?: string,
): Figure {
  const [first, second] = basesFor(building);
  return {
    amount: rangeText(ranges[first]),
    unit: [per, bases[first]].filter(Boolean).join(" "),
    other: `${rangeText(ranges[second])} ${bases[second]}`,
  };
}

/**
 * The figure of a job: its amounts, or the lowest price of its unit. `bases` are few words, for the
 * line on a phone and beside a drawn wall, unless others are given.
 */
export function jobFigure(
  job: PricedJob,
  prices: PriceBook,
  bases: Record<Basis, string> = prices.texts.line,
): Figure {
  const { estimate, work, building } = job;
  const { line, rate, rough } = prices.texts;
  const figure = (ranges: Ranges, prefix?: string, per?: string) => ({
    prefix,
    ...figureOf(ranges, building, bases, per),
  });
  if (!work) {
    return { amount: line.visit };
  }
  if (!estimate) {
    return figure(oneAmount(work.from, vatPercentOf(prices, building)), rate.from, rate.unit);
  }
  return estimate.isRough
    ? figure(estimate.perSquareMeter, rough.about, rough.unit)
    : figure(estimate, estimate.isSmallest ? rate.from : undefined);
}

export const onOneLine = ({ prefix, amount, unit }: Figure) =>
  [prefix, amount, unit].filter(Boolean).join(" ");

/** The VAT of a job in words: "9% btw", or "btw (9% en 21%)" where its lines differ. */
function vatText(percents: readonly number[]): string {
  const [first, ...others] = percents.map((percent) => `${percent}%`);
  return others.length === 0 ? `${first} btw` : `btw (${[first, ...others].join(" en ")})`;
}

/** The figure with the VAT of its lines: "inclusief 9% btw". */
export function fullFigure(job: PricedJob, prices: PriceBook): Figure {
  const { range } = prices.texts;
  const vat = vatText(job.estimate?.vatPercents ?? [vatPercentOf(prices, job.building)]);
  const includingVat = fill(range.includingVat, { vat });
  return jobFigure(job, prices, { includingVat, excludingVat: range.excludingVat });
}
