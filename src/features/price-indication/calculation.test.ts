import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildings } from "@/content/lib/price-rules";
import { type Estimate, estimate, type Work } from "./calculation";
import { tariff, prices } from "./testing/tariff";

const { promotion, vat, examples, indication } = prices;

function work(service: string, part?: string): Work {
  const found = tariff.works.find((one) => one.service === service && (!part || one.part === part));
  if (!found) throw new Error(`nothing in the tariff for ${service} ${part}`);
  return found;
}

function range(one: Work, squareMetres: number, building: (typeof buildings)[number] = "ouder") {
  const result: Estimate = estimate(tariff, one, squareMetres, building);
  if (result.kind !== "range") throw new Error(`${one.service}: no range for ${squareMetres} m²`);
  return result;
}

const first = (one: Work) => one.points[0]?.[0] ?? 0;
const last = (one: Work) => one.points.at(-1)?.[0] ?? 0;

const anyWork = fc.constantFrom(...tariff.works);
const anyBuilding = fc.constantFrom(...buildings);
/** A work with square metres the tariff covers. */
const covered = anyWork.chain((one) =>
  fc.tuple(fc.constant(one), fc.double({ min: first(one), max: last(one), noNaN: true })),
);
/** A work with two sizes the tariff covers, the smaller first. */
const coveredTwice = anyWork.chain((one) => {
  const size = fc.double({ min: first(one), max: last(one), noNaN: true });
  return fc.tuple(
    fc.constant(one),
    fc.tuple(size, size).map((sizes) => sizes.sort((a, b) => a - b)),
  );
});

describe("any work of any size", () => {
  test("has a lowest amount and a higher one", () => {
    fc.assert(
      fc.property(covered, anyBuilding, ([one, size], building) => {
        const { excludingVat, includingVat } = range(one, size, building);
        for (const { low, high } of [excludingVat, includingVat]) {
          expect(low).toBeGreaterThan(0);
          expect(low).toBeLessThan(high);
        }
      }),
    );
  });

  test("never costs less when it is larger, apart from the promotion", () => {
    fc.assert(
      fc.property(coveredTwice, anyBuilding, ([one, sizes], building) => {
        const [smaller, larger] = sizes.map((size) => {
          const result = range(one, size, building);
          return result.discount?.before ?? result.excludingVat;
        });
        expect(larger?.low).toBeGreaterThanOrEqual(smaller?.low ?? Number.NaN);
        expect(larger?.high).toBeGreaterThanOrEqual(smaller?.high ?? Number.NaN);
      }),
    );
  });

  test("shows amounts rounded to tens below 1,000, to fifties below 10,000, to hundreds above", () => {
    fc.assert(
      fc.property(covered, anyBuilding, ([one, size], building) => {
        const { excludingVat, includingVat } = range(one, size, building);
        for (const amount of [...Object.values(excludingVat), ...Object.values(includingVat)]) {
          expect(amount % (amount < 1000 ? 10 : amount < 10_000 ? 50 : 100)).toBe(0);
        }
      }),
    );
  });

  test("has the VAT that goes with the building: the low rate only for homes older than two years", () => {
    fc.assert(
      fc.property(covered, anyBuilding, ([one, size], building) => {
        const { vatPercent, excludingVat, includingVat } = range(one, size, building);
        expect(vatPercent).toBe(building === "ouder" ? 9 : 21);
        // Rounded outward, by less than one multiple on either side.
        const slack = Math.max(200, excludingVat.high * 0.02);
        expect(Math.abs(includingVat.high - excludingVat.high * (1 + vatPercent / 100))).toBeLessThan(slack);
        expect(includingVat.low).toBeGreaterThanOrEqual(excludingVat.low);
        expect(includingVat.high).toBeGreaterThan(excludingVat.high);
      }),
    );
  });

  test("gets the promotion exactly when it is work at its rate of more than 50 m²", () => {
    fc.assert(
      fc.property(covered, ([one, size]) => {
        const discounted = one.service === "inside" && size > promotion.aboveSquareMetres;
        expect(range(one, size).discount?.percent).toBe(discounted ? promotion.percent : undefined);
      }),
    );
  });

  test("gets no promotion after its last day", () => {
    const [work] = tariff.works.filter(({ promoted }) => promoted);
    const ending = { ...tariff, promotion: { ...tariff.promotion, ends: "2026-11-30" } };
    const discount = (day: string) => {
      const result = work && estimate(ending, work, 100, "ouder", new Date(`${day}T12:00:00Z`));
      return result?.kind === "range" ? result.discount?.percent : "no range";
    };
    expect([discount("2026-11-30"), discount("2026-12-01")]).toEqual([promotion.percent, undefined]);
  });

  test("needs a visit below and above the sizes the tariff covers", () => {
    fc.assert(
      fc.property(anyWork, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (one, share) => {
        expect(estimate(tariff, one, first(one) * share, "ouder")).toEqual({
          kind: "visit",
          reason: "small",
        });
        expect(estimate(tariff, one, last(one) / share, "ouder")).toEqual({
          kind: "visit",
          reason: "large",
        });
      }),
    );
  });
});

describe("the example projects", () => {
  test.each(examples)("$squareMetresFrom to $squareMetresTo m² cost $from to $to", (example) => {
    const sizes = [
      example.squareMetresFrom,
      (example.squareMetresFrom + example.squareMetresTo) / 2,
      example.squareMetresTo,
    ];
    for (const size of sizes) {
      expect(range(work("garden-wall"), size).excludingVat).toMatchObject({
        low: example.from,
        high: example.to,
      });
    }
  });

  test("between two of them the amounts lie between", () => {
    expect(range(work("garden-wall"), 30).excludingVat).toEqual({
      low: 1300,
      high: 2150,
    });
  });

  test("beyond the largest its price per square metre goes on", () => {
    expect(range(work("garden-wall"), 180).excludingVat).toEqual({
      low: 11_000,
      high: 15_800,
    });
  });
});

/** At 100 m² a range is a hundred times the rates; the promotion aside. */
function perSquareMetre(service: string) {
  const result = range(work(service), 100);
  const { low, high } = result.discount?.before ?? result.excludingVat;
  return [low / 100, high / 100];
}

describe("a rate per m²", () => {
  test("makes the range when it has both amounts", () => {
    expect(perSquareMetre("inside")).toEqual([12.5, 25]);
  });

  test("without an upper amount gets one from the spread", () => {
    expect(perSquareMetre("front")).toEqual([25, 25 * indication.spread]);
  });

  test("without an upper amount takes that of another rate where one is named", () => {
    expect(perSquareMetre("new-house")).toEqual([35, 45]);
  });
});

describe("amounts a visitor can check by hand", () => {
  test("48 m² of wall: 600 to 1,200, with 9% VAT 650 to 1,350", () => {
    expect(range(work("inside"), 48)).toEqual({
      kind: "range",
      excludingVat: { low: 600, high: 1200 },
      includingVat: { low: 650, high: 1350 },
      vatPercent: 9,
    });
  });

  test("80 m² of wall: 1,000 to 2,000, less 10 percent", () => {
    const { excludingVat, discount } = range(work("inside"), 80);
    expect(excludingVat).toEqual({ low: 900, high: 1800 });
    expect(discount).toEqual({ percent: 10, before: { low: 1000, high: 2000 } });
  });

  test("exactly 50 m² is not more than 50", () => {
    expect(range(work("inside"), 50).discount).toBeUndefined();
  });

  test("business premises pay the high rate", () => {
    expect(range(work("inside", "ceilings"), 48, "bedrijfspand")).toMatchObject({
      vatPercent: vat.high,
      includingVat: { low: 720, high: 1500 },
    });
  });
});
