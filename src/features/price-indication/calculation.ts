import type { Prices } from "#data/business/prices-schema.ts";
import type { ServiceIndication } from "#data/collections/service-indication.ts";
import { type Building, isPromoted, withVat } from "#data/lib/price-rules.ts";
import type { priceIndication } from "#data/pages/price-indication.ts";
import { type Point, pointsOfPart, roundToCents, valuesAt } from "./price-points.ts";

/**
 * The price indication, worked out from content/prices.yaml and content/services/, and nothing
 * else: the amounts at a size (price-points.ts), less the promotion, plus the VAT, and only then
 * rounded, the lowest down and the highest up, so that the range shown always holds the one worked
 * out.
 */

type Part = ServiceIndication["parts"][number];

function workOf(prices: Prices, service: string, part: Part) {
  const { name, label, measure } = part;
  return {
    service,
    part: name,
    label,
    measure,
    promoted: part.rate === prices.promotion.rate,
    /** Euro per square metre from which it starts; absent where the example projects count. */
    from: prices.rates[part.rate ?? ""]?.from,
    points: pointsOfPart(prices, part),
  };
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

/** The VAT on work in a building, in percent. */
export function vatPercentOf({ vat }: PriceList, building: Building): number {
  return building === "ouder" ? vat.low : vat.high;
}

/**
 * What this many square metres (more than 0) of a work cost in a building, or that a visit is
 * needed.
 */
export function estimate(list: PriceList, work: Work, squareMeters: number, building: Building) {
  const vatPercent = vatPercentOf(list, building);
  const amounts = amountsAt(work.points, squareMeters);
  if (amounts === "small") {
    /** What the smallest job that can be worked out starts at, including VAT. */
    const from = withVat(work.points[0]?.[1] ?? 0, vatPercent);
    return { kind: "visit" as const, reason: amounts, from };
  }
  if (amounts === "large") {
    return { kind: "visit" as const, reason: amounts };
  }
  const { percent, above, ends } = list.promotion;
  const discounted = work.promoted && squareMeters > above && isPromoted(ends, new Date());
  const factor = discounted ? 1 - percent / 100 : 1;
  const vatFactor = 1 + vatPercent / 100;
  const range = (times: number) => rounded(amounts, times, list.roundTo);
  return {
    kind: "range" as const,
    excludingVat: range(factor),
    includingVat: range(factor * vatFactor),
    vatPercent,
    /** The promotion that has been taken off, with the range including VAT as it was before. */
    discount: discounted ? { percent, before: range(vatFactor) } : undefined,
  };
}

type Amounts = readonly [low: number, high: number];

/** The amounts at a size, or why there are none: it is too small or too large for one. */
function amountsAt(points: readonly Point[], squareMeters: number): Amounts | "small" | "large" {
  const [smallest] = points[0] ?? [0];
  const [largest] = points[points.length - 1] ?? [0];
  if (squareMeters < smallest) {
    return "small";
  }
  if (squareMeters > largest) {
    return "large";
  }
  return valuesAt(points, squareMeters);
}

function rounded([low, high]: Amounts, times: number, steps: PriceList["roundTo"]) {
  const to = (amount: number, round: (value: number) => number) => {
    const cents = roundToCents(amount * times);
    const step = steps.find(({ below }) => below === undefined || cents < below);
    const multiple = step?.multiple ?? 1;
    // Whole cents divide without the dust of binary fractions, which would push 780 up to 790.
    return round(Math.round(cents * 100) / (multiple * 100)) * multiple;
  };
  return { low: to(low, Math.floor), high: to(high, Math.ceil) };
}
export type Range = ReturnType<typeof rounded>;
