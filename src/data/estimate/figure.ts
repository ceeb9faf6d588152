import { fill } from "#data/format/fill.ts";
import type { Building } from "#data/prices/price-rules.ts";
import { type Basis, basesFor, oneAmount, type Ranges, rangeText } from "./calculation.ts";
import type { FigureBook, PriceBook } from "./price-book.ts";
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

type Bases = Record<Basis, string>;

/** Amounts as a figure, in the order of a building. `bases` are the words for both bases. */
export function figureOf(ranges: Ranges, building: Building, bases: Bases, per?: string): Figure {
  const [first, second] = basesFor(building);
  return {
    amount: rangeText(ranges[first]),
    unit: [per, bases[first]].filter(Boolean).join(" "),
    other: `${rangeText(ranges[second])} ${bases[second]}`,
  };
}

/** The figure of a job: its amounts, or the lowest price of its unit. */
function jobFigure(job: PricedJob, prices: FigureBook, bases: Bases): Figure {
  const { estimate, work, building } = job;
  const { line, rate, rough } = prices.texts;
  if (!work) {
    return { amount: line.visit };
  }
  if (!estimate) {
    const lowest = oneAmount(work.from, vatPercentOf(prices, building));
    return { prefix: rate.from, ...figureOf(lowest, building, bases, rate.unit) };
  }
  if (estimate.isRough) {
    const figure = figureOf(estimate.perSquareMeter, building, bases, rough.unit);
    return { prefix: rough.about, ...figure };
  }
  const figure = figureOf(estimate, building, bases);
  return estimate.isSmallest ? { prefix: rate.from, ...figure } : figure;
}

/** The figure in few words, for the line on a phone and beside a drawn wall. */
export const shortFigure = (job: PricedJob, prices: FigureBook) =>
  jobFigure(job, prices, prices.texts.line);

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
