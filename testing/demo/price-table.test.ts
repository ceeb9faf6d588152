import { expect, test } from "vitest";
import { prices } from "#data/business/prices.ts";
import { priceIndication } from "#data/texts/price-indication.ts";
import { estimate, priceListOf, type Work } from "#features/price-indication/calculation.ts";
import { partName } from "#features/price-indication/indication.ts";

// The price indication of every service, without VAT, at common sizes: a table to read when a price
// changes, and rules that it must follow.

const sizes = [5, 10, 20, 48, 60, 88, 150, 310] as const;
const list = priceListOf(prices.data, priceIndication());
const works = list.services.flatMap((service) => service.works);

function amountsOf(work: Work, squareMeters: number) {
  const result = estimate(list, work, squareMeters, "ouder");
  return result.kind === "range" ? result.excludingVat : undefined;
}

function workNamed(name: string): Work {
  const work = works.find((one) => partName(one) === name);
  if (!work) {
    throw new Error(`there is no work ${name}`);
  }
  return work;
}

test("no two kinds of work have the same name, and so the same row in this table", () => {
  const rows = works.map((work) => {
    const cells = sizes.map((size) => {
      const amounts = amountsOf(work, size);
      return [`${size} m²`, amounts ? `${amounts.low}–${amounts.high}` : "visit"] as const;
    });
    return [partName(work), Object.fromEntries(cells)] as const;
  });
  const table = Object.fromEntries(rows);
  console.table(table);
  expect(Object.keys(table)).toHaveLength(works.length);
});

test.each(works.map((work) => [partName(work), work] as const))(
  "%s never costs less for more square metres",
  (_name, work) => {
    const amounts = sizes.flatMap((size) => amountsOf(work, size) ?? []);
    const sorted = amounts.toSorted((a, b) => a.low - b.low || a.high - b.high);
    expect(amounts).toEqual(sorted);
    const highs = amounts.map(({ high }) => high);
    expect(highs).toEqual(highs.toSorted((a, b) => a - b));
  },
);

// These also hold for every whole square metre, without the promotion: only that makes square metre
// 51 cheaper.
const everySize = Array.from({ length: 310 }, (_, index) => index + 1);

function amountsBeforePromotion(work: Work, squareMeters: number) {
  const result = estimate(list, work, squareMeters, "ouder");
  return result.kind === "range" ? (result.discount?.before ?? result.excludingVat) : undefined;
}

test.each(works.map((work) => [partName(work), work] as const))(
  "one square metre more of %s costs no less",
  (_name, work) => {
    const amounts = everySize.flatMap((size) => amountsBeforePromotion(work, size) ?? []);
    const lows = amounts.map(({ low }) => low);
    const highs = amounts.map(({ high }) => high);
    expect(lows).toEqual(lows.toSorted((a, b) => a - b));
    expect(highs).toEqual(highs.toSorted((a, b) => a - b));
  },
);

test("a complete build-up costs no less than a new layer, at any size", () => {
  const layerWork = workNamed("buitenmuur-stucen/afwerklaag");
  const buildUpWork = workNamed("buitenmuur-stucen/opbouw");
  const cheaper = everySize.filter((size) => {
    const layer = amountsOf(layerWork, size);
    const buildUp = amountsOf(buildUpWork, size);
    return layer && buildUp && (buildUp.low < layer.low || buildUp.high < layer.high);
  });
  expect(cheaper).toEqual([]);
});

test.each([
  [10, 600, 780],
  [15, 600, 780],
  [45, 2_000, 3_500],
  [50, 2_000, 3_500],
  [85, 5_500, 7_900],
  [90, 5_500, 7_900],
])("a new layer of %d m² costs what the example did", (size, low, high) => {
  expect(amountsOf(workNamed("buitenmuur-stucen/afwerklaag"), size)).toEqual({ low, high });
});
