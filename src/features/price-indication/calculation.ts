import type { Prices } from "#data/business/prices-schema.ts";
import type { ServiceIndication } from "#data/collections/service-indication.ts";
import { type Building, isPromoted } from "#data/lib/price-rules.ts";
import type { priceIndication } from "#data/pages/price-indication.ts";

/**
 * The price indication, worked out from content/prices.yaml and content/services/, and nothing
 * else.
 *
 * 1. Each kind of work has a line of points. A rate per square metre makes it straight, and it does
 * not fall below what
 *    the smallest job costs. Without a rate it follows the example projects: within an example's sizes its own amounts,
 *    between two what lies between, beyond the largest its price per square metre. Outside its line somebody has to look.
 * 2. The promotion is taken off, the VAT is added, and only then the amounts are rounded, the
 * lowest down and the
 *    highest up: the range shown always holds the one worked out.
 */

/** Square metres, with the lowest and the highest amount there in euro excluding VAT. */
type Point = readonly [squareMetres: number, low: number, high: number];

type Part = ServiceIndication["parts"][number];

function workOf({ rates, examples, indication, promotion }: Prices, service: string, part: Part) {
  const { name, label, measure, squareMetresFrom: from, squareMetresTo: to } = part;
  const rate = rates[part.rate ?? ""];
  const promoted = part.rate === promotion.rate;
  /** Euro per square metre from which it starts, unless the example projects count. */
  const shared = { service, part: name, label, measure, promoted, from: rate?.from };
  if (!rate) {
    return { ...shared, points: pointsOfExamples(examples, to) };
  }
  const least = rates[indication.minimum]?.from ?? 0;
  const low = rate.from;
  const high = rate.to ?? rates[part.upperRate ?? ""]?.to ?? toCents(low * indication.spread);
  // Where the highest amount is above what a job costs at least, and where the lowest one is.
  const start = Math.max(from, Math.floor(least / high) + 1);
  const sizes = [start, least / low, to].filter((metres) => metres >= start && metres <= to);
  const points = sizes.map((metres): Point => {
    return [metres, toCents(Math.max(metres * low, least)), toCents(metres * high)];
  });
  return { ...shared, points };
}
export type Work = ReturnType<typeof workOf>;

/** Everything the price indication says and reckons with, small enough to travel in a page. */
export function priceListOf(
  prices: Prices,
  { services, ...texts }: ReturnType<typeof priceIndication>,
) {
  const { percent, aboveSquareMetres: above, ends } = prices.promotion;
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
export type PriceList = ReturnType<typeof priceListOf>;

function pointsOfExamples(examples: Prices["examples"], to: number): Point[] {
  const points = examples.flatMap(
    ({ squareMetresFrom, squareMetresTo, from: low, to: high }): Point[] => [
      [squareMetresFrom, low, high],
      [squareMetresTo, low, high],
    ],
  );
  const [metres, low, high] = points.at(-1) ?? [to, 0, 0];
  const beyond: Point = [to, toCents((to * low) / metres), toCents((to * high) / metres)];
  return to > metres ? [...points, beyond] : points;
}

/**
 * What this many square metres (more than 0) of a work cost in a building, or that a visit is
 * needed.
 */
export function estimate(list: PriceList, work: Work, squareMetres: number, building: Building) {
  const amounts = amountsAt(work.points, squareMetres);
  if (typeof amounts === "string") {
    return { kind: "visit" as const, reason: amounts };
  }
  const { percent, above, ends } = list.promotion;
  const discounted = work.promoted && squareMetres > above && isPromoted(ends, new Date());
  const factor = discounted ? 1 - percent / 100 : 1;
  const vatPercent = building === "ouder" ? list.vat.low : list.vat.high;
  const range = (times: number) => rounded(amounts, times, list.roundTo);
  return {
    kind: "range" as const,
    excludingVat: range(factor),
    includingVat: range(factor * (1 + vatPercent / 100)),
    vatPercent,
    /** The promotion that has been taken off, with the range excluding VAT as it was before. */
    discount: discounted ? { percent, before: range(1) } : undefined,
  };
}

type Amounts = readonly [low: number, high: number];

function amountsAt(points: readonly Point[], squareMetres: number): Amounts | "small" | "large" {
  const after = points.findIndex(([metres]) => metres >= squareMetres);
  const right = points[after];
  if (!right) {
    return "large";
  }
  const [metres, low, high] = right;
  if (metres === squareMetres) {
    return [low, high];
  }
  const left = points[after - 1];
  if (!left) {
    return "small";
  }
  const share = (squareMetres - left[0]) / (metres - left[0]);
  return [left[1] + share * (low - left[1]), left[2] + share * (high - left[2])];
}

function rounded([low, high]: Amounts, times: number, steps: PriceList["roundTo"]) {
  const to = (amount: number, round: (value: number) => number) => {
    const cents = toCents(amount * times);
    const { multiple } = steps.find(({ below }) => below === undefined || cents < below) ?? {
      multiple: 1,
    };
    // Whole cents divide without the dust of binary fractions, which would push 780 up to 790.
    return round(Math.round(cents * 100) / (multiple * 100)) * multiple;
  };
  return { low: to(low, Math.floor), high: to(high, Math.ceil) };
}
export type Range = ReturnType<typeof rounded>;

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
