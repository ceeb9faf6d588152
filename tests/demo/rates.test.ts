import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cases } from "#data/cases/cases.ts";
import { estimate, priceBookOf } from "#data/estimate/calculation.ts";
import { estimateTexts } from "#data/estimate/estimate-texts.ts";
import { partName } from "#data/estimate/priced-job.ts";
import { invoiceOf } from "#data/prices/invoice.ts";
import { withVat } from "#data/prices/price-rules.ts";
import { prices, rateOf } from "#data/prices/prices.ts";
import { recentProjects } from "#data/projects/projects.ts";

const list = priceBookOf(prices.data, estimateTexts());
const works = list.services.flatMap((service) => service.works);

const listWithPromotion = (ends: string) => ({
  ...list,
  promotion: { ...list.promotion, ends },
});

/**
 * The price of a size at a rate, without VAT and without the promotion, which is for one service
 * and more than 50 m².
 */
const amounts: [work: string, squareMeters: number, low: number, high: number][] = [
  ["binnenmuur-stucen/wanden", 100, 1_250, 2_500],
  ["binnenmuur-stucen/plafonds", 100, 1_250, 2_500],
  ["binnenmuur-stucen/wanden-en-plafonds", 100, 1_250, 2_500],
  // The first size at which one thin layer costs more than the smallest job.
  ["binnenmuur-stucen/wanden", 15, 350, 380],
  // There are three examples. Between two of them the price is interpolated; above the largest, its
  // price per square metre counts.
  ["buitenmuur-stucen/afwerklaag", 10, 600, 780],
  ["buitenmuur-stucen/afwerklaag", 15, 600, 780],
  ["buitenmuur-stucen/afwerklaag", 30, 1_300, 2_150],
  ["buitenmuur-stucen/afwerklaag", 45, 2_000, 3_500],
  ["buitenmuur-stucen/afwerklaag", 50, 2_000, 3_500],
  ["buitenmuur-stucen/afwerklaag", 85, 5_500, 7_900],
  ["buitenmuur-stucen/afwerklaag", 90, 5_500, 7_900],
  ["buitenmuur-stucen/afwerklaag", 180, 11_000, 15_800],
  // This has no maximum amount of its own: the spread gives it one.
  ["gevel-stucen/gevel", 100, 2_500, 4_000],
  // The smallest job costs more outside than inside.
  ["gevel-stucen/gevel", 20, 600, 800],
  // A complete build-up includes a scaffold in the same cases as the examples.
  ["buitenmuur-stucen/opbouw", 10, 600, 960],
  ["buitenmuur-stucen/opbouw", 48, 2_850, 5_300],
  ["buitenmuur-stucen/opbouw", 88, 6_500, 9_700],
  ["nieuwbouw-stucen/wanden", 100, 3_500, 4_500],
  ["schilderwerk/binnenmuren", 100, 890, 1_500],
  ["schilderwerk/plafonds", 100, 1_200, 2_000],
  ["schilderwerk/gevel", 100, 2_950, 4_500],
  ["schilderwerk/kozijnen", 20, 700, 900],
];
test.each(amounts)("%s of %d m² costs € %d to € %d", (name, squareMeters, low, high) => {
  const work = works.find((one) => partName(one) === name);
  const result = work && estimate(listWithPromotion("none"), work, squareMeters, "ouder");
  expect(result).toMatchObject({ excludingVat: { low, high } });
});

test("a complete build-up outside costs no less than a new layer, at any size", () => {
  for (let squareMeters = 1; squareMeters <= 310; squareMeters += 1) {
    const [layer, buildUp] = ["buitenmuur-stucen/afwerklaag", "buitenmuur-stucen/opbouw"].map(
      (name) => {
        const work = works.find((one) => partName(one) === name);
        const result = work && estimate(list, work, squareMeters, "ouder");
        return result?.kind === "range" ? result.excludingVat : undefined;
      },
    );
    if (layer && buildUp) {
      expect(buildUp.low, `${squareMeters} m²`).toBeGreaterThanOrEqual(layer.low);
      expect(buildUp.high, `${squareMeters} m²`).toBeGreaterThanOrEqual(layer.high);
    }
  }
});

test("no two kinds of work have the same name", () => {
  expect(new Set(works.map(partName)).size).toBe(works.length);
});

const discounts: [work: string, squareMeters: number, discount: object | undefined][] = [
  ["binnenmuur-stucen/wanden", 80, { percent: 10, before: { low: 1_050, high: 2_200 } }],
  ["binnenmuur-stucen/wanden", 50, undefined],
  ["gevel-stucen/gevel", 80, undefined],
];
test.each(discounts)("during the promotion %s of %d m² has the discount %j", (name, size, due) => {
  const work = works.find((one) => partName(one) === name);
  const result = work && estimate(listWithPromotion("month"), work, size, "ouder");
  expect(result).toHaveProperty("discount", due);
});

const from = (name: string) => rateOf(name).from;

test("a complete build-up outside costs its layer, its cleaning and its base coat", () => {
  expect(from("facade") + from("facade-cleaning") + from("facade-base")).toBe(from("exterior"));
});

test("rates are consistent with each other", () => {
  // Bare stone gets a base coat first. New-build prices start at a wall ready for wallpaper; ready
  // for paint is a surcharge.
  expect(from("interior") + from("base-coat")).toBe(from("newbuild-faq"));
  expect(from("newbuild-faq") + from("smooth")).toBe(from("newbuild"));
  // The rest of the invoice is for material and waste.
  const labour = (prices.data.invoice.hours * from("hour")) / invoiceOf(prices.data).excludingVat;
  expect(Math.abs(labour - 0.8)).toBeLessThan(0.1);
  // More than ten hours of work, but less than a day and a half for two people.
  const stairs = rateOf("painting-stairs");
  expect(stairs.from).toBeGreaterThan(10 * from("hour"));
  expect(stairs.to).toBeLessThan(24 * from("hour"));
});

/** Extras, which are always added to other work. The page of prices shows them. */
const extras = Object.keys(prices.data.rates).filter((name) => rateOf(name).shownOn === "/prijzen");

test.each(extras)("the page of prices shows the extra %s", (name) => {
  const page = readFileSync("content/pages/prijzen.md", "utf8");
  expect(page).toMatch(new RegExp(`\\{price\\.${name}(\\.range)?\\.incl\\}`));
});

test("the job in Ridderkerk costs the amount of its invoice", () => {
  const job = recentProjects().find(({ id }) => id === "slaapkamers-ridderkerk");
  expect(job).toMatchObject({
    squareMeters: 48,
    description: expect.stringContaining("€\u00a02.511,36"),
  });
});

test("the house in Barendrecht costs what its square metres and extras add up to", () => {
  const house = cases.data.find(({ id }) => id === "nieuwbouwwoning-barendrecht");
  const sum =
    310 * from("newbuild") +
    40 * from("chase") +
    60 * from("ceiling-joint") +
    28 * from("reveal") +
    from("hall-scaffold") +
    4 * from("hour");
  expect(house?.price).toEqual({ from: withVat(sum, prices.data.vat.high) });
});

test("a new house gets no discount, which is for existing buildings", () => {
  const work = works.find((one) => partName(one) === "binnenmuur-stucen/wanden");
  const result = work && estimate(listWithPromotion("month"), work, 80, "jonger");
  expect(result).toHaveProperty("discount", undefined);
});
