import fc from "fast-check";
import { expect, test } from "vitest";
import { estimate, priceBookOf, type Work } from "#data/estimate/calculation.ts";
import { estimateTexts } from "#data/estimate/estimate-texts.ts";
import { type Building, buildings } from "#data/prices/price-rules.ts";
import { prices } from "#data/prices/prices.ts";

const { vat, indication } = prices.data;
const list = priceBookOf(prices.data, estimateTexts());

function range(work: Work, squareMeters: number, building: Building = "ouder") {
  const result = estimate(list, work, squareMeters, building);
  if (result.kind !== "range") {
    throw new Error(`${work.service}: no range for ${squareMeters} m²`);
  }
  return result;
}

/** The smallest and the largest job for which a price is given. */
function sizesOf({ points }: Work): { min: number; max: number } {
  return { min: points.at(0)?.squareMeters ?? 0, max: points.at(-1)?.squareMeters ?? 0 };
}

const anyWork = fc.constantFrom(...list.services.flatMap(({ works }) => works));
/** A kind of work with two sizes that its price covers, the smaller first. */
const covered = anyWork.chain((work) => {
  const size = fc.double({ ...sizesOf(work), noNaN: true });
  const sizes = fc.tuple(size, size).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  return fc.tuple(fc.constant(work), sizes);
});

/** Whether an amount is rounded as content/prices.yaml says. */
function isRounded(amount: number): boolean {
  const step = indication.roundTo.find(({ below }) => below === undefined || amount < below);
  return amount % (step?.multiple ?? 0) === 0;
}

test("every kind of work has two amounts, the lower first, with the VAT of the building", () => {
  fc.assert(
    fc.property(covered, fc.constantFrom(...buildings), ([work, [size]], building) => {
      const { vatPercent, excludingVat, includingVat } = range(work, size, building);
      for (const { low, high } of [excludingVat, includingVat]) {
        expect(low).toBeGreaterThan(0);
        expect(low).toBeLessThan(high);
      }
      // The low rate is only for homes older than two years.
      expect(vatPercent).toBe(building === "ouder" ? vat.low : vat.high);
      // Rounded outwards, by less than one step on either side.
      const slack = Math.max(200, excludingVat.high * 0.02);
      expect(Math.abs(includingVat.high - excludingVat.high * (1 + vatPercent / 100))).toBeLessThan(
        slack,
      );
      expect(includingVat.low).toBeGreaterThanOrEqual(excludingVat.low);
    }),
  );
});

test("amounts are rounded as content/prices.yaml says, but not below the smallest job's", () => {
  fc.assert(
    fc.property(covered, ([work, [size]]) => {
      const { excludingVat, includingVat, vatPercent } = range(work, size);
      const smallest = work.points[0]?.low ?? 0;
      const smallestWithVat = Math.round(smallest * (100 + vatPercent)) / 100;
      expect(isRounded(excludingVat.high)).toBe(true);
      expect(isRounded(includingVat.high)).toBe(true);
      expect(isRounded(excludingVat.low) || excludingVat.low === smallest).toBe(true);
      expect(isRounded(includingVat.low) || includingVat.low === smallestWithVat).toBe(true);
      expect(includingVat.low).toBeGreaterThanOrEqual(smallestWithVat);
    }),
  );
});

test("a larger job never costs less, apart from the promotion", () => {
  fc.assert(
    fc.property(covered, ([work, sizes]) => {
      const [smaller, larger] = sizes.map((size) => {
        const result = range(work, size);
        return result.discount?.before ?? result.includingVat;
      });
      expect(larger?.low).toBeGreaterThanOrEqual(smaller?.low ?? Number.NaN);
      expect(larger?.high).toBeGreaterThanOrEqual(smaller?.high ?? Number.NaN);
    }),
  );
});
