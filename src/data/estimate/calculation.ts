import { inCents, roundToCents } from "#data/format/money.ts";
import { type Building, isPromoted, withVat } from "#data/prices/price-rules.ts";
import type { Prices } from "#data/prices/prices-schema.ts";
import type { ServiceEstimate } from "#data/services/service-estimate.ts";
import type { estimateTexts } from "./estimate-texts.ts";
import { minimumOfPart, pointsOfPart, valueAt } from "./price-points.ts";

// Calculates the price indication from content/prices.yaml and content/services/: the amounts for a
// size (price-points.ts), minus the promotion, plus VAT. Only the result is rounded, the lower
// amount down and the upper one up, so that the shown range contains the exact one.

type Part = ServiceEstimate["parts"][number];

function workOf(prices: Prices, service: string, part: Part) {
  const { name, label, measure } = part;
  const points = pointsOfPart(prices, part);
  return {
    service,
    part: name,
    label,
    measure,
    promoted: part.rate === prices.promotion.rate,
    /**
     * The price per square metre from which the work starts, in euro; absent when example projects
     * decide the price.
     */
    from: prices.rates[part.shownRate ?? part.rate ?? ""]?.from,
    /** What the smallest job costs, in euro: its minimum, or the smallest example project. */
    minimum: part.rate ? minimumOfPart(prices, part) : (points[0]?.low ?? 0),
    points,
  };
}
export type Work = ReturnType<typeof workOf>;

/** All texts and amounts of the price indication. It is part of the page, so it is kept small. */
export function priceBookOf(
  prices: Prices,
  { services, ...texts }: ReturnType<typeof estimateTexts>,
) {
  const { percent, aboveSquareMeters: above, ends } = prices.promotion;
  const { low, high } = prices.vat;
  return {
    texts,
    services: services.map(({ parts, ...service }) => {
      return { ...service, works: parts.map((part) => workOf(prices, service.slug, part)) };
    }),
    vat: { low, high },
    promotion: { percent, above, ends },
    roundTo: prices.indication.roundTo,
  };
}
export type PriceBook = ReturnType<typeof priceBookOf>;

/** The VAT on work in a building, in percent. */
export function vatPercentOf({ vat }: PriceBook, building: Building): number {
  return building === "ouder" ? vat.low : vat.high;
}

/** The price of this many square metres (more than 0) in euro, or why it needs a visit. */
export function estimate(list: PriceBook, work: Work, squareMeters: number, building: Building) {
  const vatPercent = vatPercentOf(list, building);
  const smallest = work.points[0];
  const largest = work.points[work.points.length - 1];
  if (!smallest || !largest || squareMeters > largest.squareMeters) {
    return { kind: "visit" as const, reason: "large" as const };
  }
  if (squareMeters < smallest.squareMeters) {
    return {
      kind: "visit" as const,
      reason: "small" as const,
      /** What the smallest job costs, in euro without and with VAT. */
      minimum: work.minimum,
      from: withVat(work.minimum, vatPercent),
      vatPercent,
    };
  }
  const amounts = {
    low: valueAt(work.points, squareMeters, ({ low }) => low),
    high: valueAt(work.points, squareMeters, ({ high }) => high),
  };
  const { percent, above, ends } = list.promotion;
  // The promotion is for existing buildings.
  const isEntitled = work.promoted && squareMeters > above && building !== "jonger";
  const discounted = isEntitled && isPromoted(ends, new Date());
  const factor = discounted ? 1 - percent / 100 : 1;
  const vatFactor = 1 + vatPercent / 100;
  const range = (times: number) => {
    const { low, high } = rounded(amounts, times, list.roundTo);
    // Rounded down, the amount of a small job would be less than any job costs.
    return { low: Math.max(low, roundToCents(smallest.low * times)), high };
  };
  return {
    kind: "range" as const,
    excludingVat: range(factor),
    includingVat: range(factor * vatFactor),
    vatPercent,
    /** The promotion that was applied, with the range including VAT before it. */
    discount: discounted ? { percent, before: range(vatFactor) } : undefined,
  };
}

/** The price of a job that can be calculated. */
export type RangeEstimate = Extract<ReturnType<typeof estimate>, { kind: "range" }>;

/** The lowest and the highest amount, in euro. */
export interface Range {
  low: number;
  high: number;
}

/** Multiplies amounts and rounds them to the step for their size, in euro. */
function rounded({ low, high }: Range, times: number, steps: PriceBook["roundTo"]): Range {
  const roundToStep = (amount: number, round: (value: number) => number) => {
    const cents = inCents(amount * times);
    const step = steps.find(({ below }) => below === undefined || cents < inCents(below));
    const multiple = step?.multiple ?? 1;
    // In whole cents, because an error of binary fractions could round 780 up to 790.
    return round(cents / inCents(multiple)) * multiple;
  };
  return { low: roundToStep(low, Math.floor), high: roundToStep(high, Math.ceil) };
}
