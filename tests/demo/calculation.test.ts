import fc from "fast-check";
import { expect, test } from "vitest";
import { estimate, priceBookOf } from "#data/estimate/calculation.ts";
import { estimateTexts } from "#data/estimate/estimate-texts.ts";
import type { Work } from "#data/estimate/work.ts";
import { type Building, buildings } from "#data/prices/price-rules.ts";
import { prices } from "#data/prices/prices.ts";

const { vat, indication } = prices.data;
const list = priceBookOf(prices.data, estimateTexts());

function range(work: Work, squareMeters: number, building: Building = "ouder") {
  const result = estimate(list, { work, squareMeters, building, answers: new Map() });
  if (result.kind !== "range") {
    throw new Error(`${work.service}: no range for ${squareMeters} m²`);
  }
  return result;
}

const anyWork = fc.constantFrom(...list.services.flatMap(({ works }) => works));
/** A kind of work with two sizes that its price covers, the smaller first. */
const covered = anyWork.chain((work) => {
  const size = fc.double({ min: 60, max: work.limit, noNaN: true });
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

test("amounts are rounded as content/prices.yaml says", () => {
  fc.assert(
    fc.property(covered, ([work, [size]]) => {
      const { excludingVat, includingVat } = range(work, size);
      for (const { low, high } of [excludingVat, includingVat]) {
        expect(isRounded(low)).toBe(true);
        expect(isRounded(high)).toBe(true);
      }
    }),
  );
});

test("a larger job never costs less, apart from the promotion", () => {
  fc.assert(
    fc.property(covered, ([work, sizes]) => {
      const [smaller, larger] = sizes.map((size) => {
        const result = range(work, size);
        return result.discount?.before.includingVat ?? result.includingVat;
      });
      expect(larger?.low).toBeGreaterThanOrEqual(smaller?.low ?? Number.NaN);
      expect(larger?.high).toBeGreaterThanOrEqual(smaller?.high ?? Number.NaN);
    }),
  );
});
