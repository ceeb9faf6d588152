import { roundToCents } from "#data/format/money.ts";
import type { Prices } from "#data/prices/prices-schema.ts";
import type { ServiceEstimate } from "#data/services/service-estimate.ts";

/** What a job of this size costs at least and at most, in euro excluding VAT. */
interface PricePoint {
  squareMeters: number;
  low: number;
  high: number;
}

/**
 * How much of a scaffold's price is part of the lowest and of the highest amount for a job of this
 * size: 0 or 1 in an example project.
 */
interface ScaffoldShare {
  squareMeters: number;
  ofLow: number;
  ofHigh: number;
}

type Part = ServiceEstimate["parts"][number];

/** What a job of this part of a service costs at least, in euro excluding VAT. */
export const minimumOfPart = ({ rates, indication }: Prices, part: Part): number =>
  rates[part.minimum ?? indication.minimum]?.from ?? 0;

/**
 * The price of a part of a service by size, as points to interpolate between. A part with a rate
 * costs the rate for each square metre, but at least the minimum of a job, plus a scaffold where
 * the example projects have one. A part without a rate costs what the example projects cost; beyond
 * the largest one, its price per square metre is used.
 */
export function pointsOfPart(prices: Prices, part: Part): PricePoint[] {
  const rate = prices.rates[part.rate ?? ""];
  if (!rate) {
    return pointsOfExamples(prices.examples, part.squareMetersTo);
  }
  const { rates, indication } = prices;
  const minimum = minimumOfPart(prices, part);
  const low = rate.from;
  const high = rate.to ?? rates[part.upperRate ?? ""]?.to ?? roundToCents(low * indication.spread);
  const scaffold = part.scaffold ? (rates[indication.scaffold]?.from ?? 0) : 0;
  const shares = scaffoldShares(prices.examples);

  // Below this size even the highest amount is less than the minimum of a job, so it needs a visit.
  const start = Math.max(part.squareMetersFrom, Math.floor(minimum / high) + 1);
  const bends = [start, minimum / low, part.squareMetersTo];
  if (scaffold > 0) {
    bends.push(...shares.map(({ squareMeters }) => squareMeters));
  }
  const sizes = bends.filter((size) => size >= start && size <= part.squareMetersTo);
  sizes.sort((a, b) => a - b);
  return sizes.map((squareMeters) => {
    const lowShare = valueAt(shares, squareMeters, ({ ofLow }) => ofLow);
    const highShare = valueAt(shares, squareMeters, ({ ofHigh }) => ofHigh);
    const lowest = Math.max(squareMeters * low, minimum) + squareMeters * scaffold * lowShare;
    const highest = squareMeters * (high + scaffold * highShare);
    return { squareMeters, low: roundToCents(lowest), high: roundToCents(highest) };
  });
}

function pointsOfExamples(examples: Prices["examples"], largest: number): PricePoint[] {
  const points = examples.flatMap(({ squareMetersFrom, squareMetersTo, from, to }) => [
    { squareMeters: squareMetersFrom, low: from, high: to },
    { squareMeters: squareMetersTo, low: from, high: to },
  ]);
  const last = points[points.length - 1];
  if (last && largest > last.squareMeters) {
    points.push({
      squareMeters: largest,
      low: roundToCents((largest * last.low) / last.squareMeters),
      high: roundToCents((largest * last.high) / last.squareMeters),
    });
  }
  return points;
}

function scaffoldShares(examples: Prices["examples"]): ScaffoldShare[] {
  return examples.flatMap(({ squareMetersFrom, squareMetersTo, scaffold }) => {
    const ofLow = scaffold === "both" ? 1 : 0;
    const ofHigh = scaffold === "none" ? 0 : 1;
    return [
      { squareMeters: squareMetersFrom, ofLow, ofHigh },
      { squareMeters: squareMetersTo, ofLow, ofHigh },
    ];
  });
}

/**
 * The value at a size: interpolated between two points, that of the nearest point outside of all
 * points, and 0 without points. The points are sorted by size.
 */
export function valueAt<Point extends { squareMeters: number }>(
  points: readonly Point[],
  squareMeters: number,
  read: (point: Point) => number,
): number {
  let smaller: Point | undefined;
  for (const larger of points) {
    if (squareMeters <= larger.squareMeters) {
      return smaller ? between(smaller, larger, squareMeters, read) : read(larger);
    }
    smaller = larger;
  }
  return smaller ? read(smaller) : 0;
}

function between<Point extends { squareMeters: number }>(
  smaller: Point,
  larger: Point,
  squareMeters: number,
  read: (point: Point) => number,
): number {
  const distance = larger.squareMeters - smaller.squareMeters;
  const share = (squareMeters - smaller.squareMeters) / distance;
  return read(smaller) + share * (read(larger) - read(smaller));
}
