import type { Prices } from "#data/business/prices-schema.ts";
import type { ServiceIndication } from "#data/collections/service-indication.ts";

/** A size with its lowest and highest value: euro excluding VAT, or a share. */
export type Point = readonly [squareMeters: number, low: number, high: number];

type Part = ServiceIndication["parts"][number];

/**
 * The price of a part of a service by size, as points to interpolate between. A part with a rate
 * costs the rate for each square metre, but at least the minimum of a job, plus a scaffold where
 * the example projects have one. A part without a rate costs what the example projects cost; beyond
 * the largest one, its price per square metre is used.
 */
export function pointsOfPart(prices: Prices, part: Part): Point[] {
  const rate = prices.rates[part.rate ?? ""];
  if (!rate) {
    return pointsOfExamples(prices.examples, part.squareMetersTo);
  }
  const { rates, indication } = prices;
  const minimum = rates[part.minimum ?? indication.minimum]?.from ?? 0;
  const low = rate.from;
  const high = rate.to ?? rates[part.upperRate ?? ""]?.to ?? roundToCents(low * indication.spread);
  const scaffold = part.scaffold ? (rates[indication.scaffold]?.from ?? 0) : 0;
  const shares = scaffoldShares(prices.examples);

  // Below this size even the highest amount is less than the minimum of a job, so it needs a visit.
  const start = Math.max(part.squareMetersFrom, Math.floor(minimum / high) + 1);
  const bends = [start, minimum / low, part.squareMetersTo];
  if (scaffold > 0) {
    bends.push(...shares.map(([metres]) => metres));
  }
  const sizes = bends.filter((metres) => metres >= start && metres <= part.squareMetersTo);
  sizes.sort((a, b) => a - b);
  return sizes.map((metres) => {
    const [lowShare, highShare] = valuesAt(shares, metres);
    return [
      metres,
      roundToCents(Math.max(metres * low, minimum) + metres * scaffold * lowShare),
      roundToCents(metres * (high + scaffold * highShare)),
    ];
  });
}

function pointsOfExamples(examples: Prices["examples"], largest: number): Point[] {
  const points = examples.flatMap((example): Point[] => [
    [example.squareMetersFrom, example.from, example.to],
    [example.squareMetersTo, example.from, example.to],
  ]);
  const last = points[points.length - 1];
  if (last && largest > last[0]) {
    const [metres, low, high] = last;
    points.push([
      largest,
      roundToCents((largest * low) / metres),
      roundToCents((largest * high) / metres),
    ]);
  }
  return points;
}

/** Whether the lowest and the highest amount of an example include a scaffold: 0 or 1. */
function scaffoldShares(examples: Prices["examples"]): Point[] {
  return examples.flatMap(({ squareMetersFrom, squareMetersTo, scaffold }): Point[] => {
    const low = scaffold === "both" ? 1 : 0;
    const high = scaffold === "none" ? 0 : 1;
    return [
      [squareMetersFrom, low, high],
      [squareMetersTo, low, high],
    ];
  });
}

/**
 * The two values at a size: interpolated between two points, those of the nearest point outside of
 * all points, and 0 without points.
 */
export function valuesAt(points: readonly Point[], metres: number): [low: number, high: number] {
  let left: Point | undefined;
  for (const right of points) {
    if (metres <= right[0]) {
      return left ? between(left, right, metres) : [right[1], right[2]];
    }
    left = right;
  }
  return left ? [left[1], left[2]] : [0, 0];
}

function between(left: Point, right: Point, metres: number): [low: number, high: number] {
  const share = (metres - left[0]) / (right[0] - left[0]);
  return [left[1] + share * (right[1] - left[1]), left[2] + share * (right[2] - left[2])];
}

export function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
