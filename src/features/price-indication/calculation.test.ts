import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Building, buildings } from "@/content/lib/price-rules";
import { estimate, type Work } from "./calculation";
import { tariff, prices } from "./testing/tariff";

const { promotion, vat, examples, indication } = prices;

function work(service: string, part?: string): Work {
  const found = tariff.works.find((one) => one.service === service && (!part || one.part === part));
  if (!found) throw new Error(`nothing in the tariff for ${service} ${part}`);
  return found;
}

function range(one: Work, squareMetres: number, building: Building = "ouder") {
  const result = estimate(tariff, one, squareMetres, building);
  if (result.kind !== "range") throw new Error(`${one.service}: no range for ${squareMetres} m²`);
  return result;
}

const excludingVat = (service: string, squareMetres: number) =>
  range(work(service), squareMetres).excludingVat;

const first = (one: Work) => one.points[0]?.[0] ?? 0;
const last = (one: Work) => one.points.at(-1)?.[0] ?? 0;

const anyWork = fc.constantFrom(...tariff.works);
const anyBuilding = fc.constantFrom(...buildings);
/** A work with two sizes the tariff covers, the smaller first. */
const covered = anyWork.chain((one) => {
  const size = fc.double({ min: first(one), max: last(one), noNaN: true });
  const sizes = fc.tuple(size, size).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  return fc.tuple(fc.constant(one), sizes);
});

describe("any work of any size", () => {
  test("has a lowest amount and a higher one, rounded to tens, to fifties or to hundreds", () => {
    fc.assert(
      fc.property(covered, anyBuilding, ([one, [size]], building) => {
        const { excludingVat, includingVat } = range(one, size, building);
        for (const { low, high } of [excludingVat, includingVat]) {
          expect(low).toBeGreaterThan(0);
          expect(low).toBeLessThan(high);
          for (const amount of [low, high])
            expect(amount % (amount < 1000 ? 10 : amount < 10_000 ? 50 : 100)).toBe(0);
        }
      }),
    );
  });

  test("never costs less when it is larger, apart from the promotion", () => {
    fc.assert(
      fc.property(covered, ([one, sizes]) => {
        const [smaller, larger] = sizes.map((size) => {
          const result = range(one, size);
          return result.discount?.before ?? result.excludingVat;
        });
        expect(larger?.low).toBeGreaterThanOrEqual(smaller?.low ?? Number.NaN);
        expect(larger?.high).toBeGreaterThanOrEqual(smaller?.high ?? Number.NaN);
      }),
    );
  });

  test("has the VAT that goes with the building: the low rate only for homes older than two years", () => {
    fc.assert(
      fc.property(covered, anyBuilding, ([one, [size]], building) => {
        const { vatPercent, excludingVat, includingVat } = range(one, size, building);
        expect(vatPercent).toBe(building === "ouder" ? vat.low : vat.high);
        // Rounded outward, by less than one multiple on either side.
        const slack = Math.max(200, excludingVat.high * 0.02);
        expect(Math.abs(includingVat.high - excludingVat.high * (1 + vatPercent / 100))).toBeLessThan(slack);
        expect(includingVat.low).toBeGreaterThanOrEqual(excludingVat.low);
      }),
    );
  });

  test("gets the promotion exactly when it is work at its rate of more than 50 m²", () => {
    fc.assert(
      fc.property(covered, ([one, [size]]) => {
        const discounted = one.service === "inside" && size > promotion.aboveSquareMetres;
        expect(range(one, size).discount?.percent).toBe(discounted ? promotion.percent : undefined);
      }),
    );
    expect(range(work("inside"), 50).discount).toBeUndefined();
  });

  test("needs a visit below and above the sizes the tariff covers", () => {
    fc.assert(
      fc.property(anyWork, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (one, share) => {
        const visit = (size: number) => estimate(tariff, one, size, "ouder");
        expect(visit(first(one) * share)).toEqual({ kind: "visit", reason: "small" });
        expect(visit(last(one) / share)).toEqual({ kind: "visit", reason: "large" });
      }),
    );
  });
});

describe("work without a rate follows the example projects", () => {
  test.each(examples)("$squareMetresFrom to $squareMetresTo m² cost $from to $to", (example) => {
    const { squareMetresFrom: from, squareMetresTo: to } = example;
    for (const size of [from, (from + to) / 2, to])
      expect(excludingVat("garden-wall", size)).toEqual({ low: example.from, high: example.to });
  });

  test("between two of them, and beyond the largest at its price per square metre", () => {
    expect(excludingVat("garden-wall", 30)).toEqual({ low: 1300, high: 2150 });
    expect(excludingVat("garden-wall", 180)).toEqual({ low: 11_000, high: 15_800 });
  });
});

test.each([
  ["it has itself", "inside", 25],
  ["the spread makes of the lowest", "front", 25 * indication.spread],
  ["another rate has that is named", "new-house", 45],
])("a rate per m² has the highest amount that %s", (_, service, high) => {
  const result = range(work(service), 100);
  expect((result.discount?.before ?? result.excludingVat).high).toBe(100 * high);
});

test("48 m² of wall cost what a visitor can work out by hand", () => {
  const { includingVat } = range(work("inside"), 48);
  expect(includingVat).toEqual({ low: 650, high: 1350 });
  expect(range(work("inside"), 48, "bedrijfspand").includingVat).toEqual({ low: 720, high: 1500 });
});

test("80 m² of wall cost 1,000 to 2,000, less 10 percent", () => {
  const { excludingVat, discount } = range(work("inside"), 80);
  expect(excludingVat).toEqual({ low: 900, high: 1800 });
  expect(discount).toEqual({ percent: 10, before: { low: 1000, high: 2000 } });
});
