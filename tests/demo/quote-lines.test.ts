import { expect, test } from "vitest";
import { estimate, type RangeEstimate } from "#data/estimate/calculation.ts";
import { estimateTexts } from "#data/estimate/estimate-texts.ts";
import { priceBookOf } from "#data/estimate/price-book.ts";
import { partName } from "#data/estimate/priced-job.ts";
import type { Work } from "#data/estimate/work.ts";
import { prices } from "#data/prices/prices.ts";

const book = priceBookOf(prices.data, estimateTexts());
const list = { ...book, promotion: { ...book.promotion, ends: "none" } };
const works = list.services.flatMap((service) => service.works);

function quoteOf(name: string, squareMeters: number, given: Record<string, string> = {}) {
  const work = works.find((one) => partName(one) === name);
  const answers = new Map(Object.entries(given));
  return (
    work && (estimate(list, { work, squareMeters, building: "ouder", answers }) as RangeEstimate)
  );
}

test("a sound facade with scaffold and windows costs what the visitor is told", () => {
  const answers = { ondergrond: "vast", ramen: "ja", reinigen: "ja", hoogte: "hoger" };
  const sound = quoteOf("gevel-stucen/gevel", 88, { ...answers, isolatie: "nee" });
  expect(sound?.quote?.sums.excludingVat).toBe(4_840);
  const bare = { ...answers, ondergrond: "kaal", isolatie: "nee" };
  expect(quoteOf("gevel-stucen/gevel", 88, bare)?.quote?.sums.excludingVat).toBe(7_392);
});

test("the amount is made of the lines of a quote", () => {
  const given = { behang: "eraf", ondergrond: "vlak", afwerking: "verf", hoogte: "trapgat" };
  const quote = quoteOf("binnenmuur-stucen/wanden", 48, given);
  const amounts = quote?.quote?.lines.map(({ work, amount }) => [work, amount]);
  expect(amounts).toEqual([
    ["Eén dunne afwerklaag, behangklaar", 600],
    ["Behang afstomen en afvoeren", 312],
    ["Sausklaar in plaats van behangklaar", 240],
    ["Rolsteiger in trapgat of vide", 150],
  ]);
  expect(quote?.quote?.sums).toMatchObject({ excludingVat: 1302, includingVat: 1419.18 });
  expect(quote).toMatchObject({
    includingVat: { low: 1_400, high: 1_650 },
    excludingVat: { low: 1_300, high: 1_500 },
  });
});

test("what pays the high VAT in any home has a VAT line of its own", () => {
  const quote = quoteOf("gevel-stucen/gevel", 50, { isolatie: "ja" })?.quote;
  expect(quote?.sums.vat).toEqual([
    { percent: 9, amount: 418.5 },
    { percent: 21, amount: 336 },
  ]);
});

test("what is left open says between which answers the amounts are", () => {
  const quote = quoteOf("gevel-stucen/gevel", 88, { reinigen: "nee", isolatie: "nee" })?.quote;
  expect(quote?.open.map(({ topic }) => topic)).toEqual(["Ondergrond", "Ramen", "Steiger"]);
});

test("the smallest scaffold costs its minimum", () => {
  const lines = quoteOf("gevel-stucen/gevel", 24, { hoogte: "hoger" })?.quote?.lines;
  expect(lines?.at(-1)).toMatchObject({ amount: 450, work: "De kleinste steiger langs een gevel" });
});

test("the promotion is one line, taken off every layer of plaster and no scaffold", () => {
  const during = { ...list, promotion: { ...list.promotion, ends: "month" } };
  const work = works.find((one) => partName(one) === "binnenmuur-stucen/wanden") as Work;
  const answers = new Map([
    ["afwerking", "verf"],
    ["hoogte", "trapgat"],
  ]);
  const result = estimate(during, { work, squareMeters: 80, building: "ouder", answers });
  expect(result).toMatchObject({
    quote: { sums: { excludingVat: 1_000 + 400 + 150 - 140 } },
    discount: { percent: 10 },
  });
  // Not for a smaller job, a facade or a new house.
  const facade = works.find((one) => partName(one) === "gevel-stucen/gevel") as Work;
  for (const other of [
    { work, squareMeters: 50, building: "ouder" },
    { work: facade, squareMeters: 80, building: "ouder" },
    { work, squareMeters: 80, building: "jonger" },
  ] as const) {
    expect(estimate(during, { ...other, answers })).toHaveProperty("discount", undefined);
  }
});

test("beyond its largest size, a job has an amount that is about right, and per square metre", () => {
  const given = {
    ondergrond: "kaal",
    ramen: "nee",
    reinigen: "ja",
    hoogte: "hoger",
    isolatie: "nee",
  };
  expect(quoteOf("gevel-stucen/gevel", 400, given)).toMatchObject({
    isRough: true,
    perSquareMeter: { excludingVat: { low: 74, high: 86 } },
  });
});

test("frames upstairs have a scaffold, and outside no job is smaller than the smallest", () => {
  const upstairs = quoteOf("schilderwerk/kozijnen", 12, { hout: "heel", plaats: "verdieping" });
  expect(upstairs?.quote?.sums).toMatchObject({ excludingVat: 645, includingVat: 703.05 });
  const outside = quoteOf("schilderwerk/kozijnen", 16, { hout: "heel", plaats: "begane-grond" });
  expect(outside?.quote?.sums.excludingVat).toBe(600);
  const inside = quoteOf("schilderwerk/kozijnen", 16, { hout: "heel", plaats: "binnen" });
  expect(inside?.quote?.sums.excludingVat).toBe(560);
});
