import { expect, test } from "vitest";
import { estimate, priceBookOf, type RangeEstimate } from "#data/estimate/calculation.ts";
import { estimateTexts } from "#data/estimate/estimate-texts.ts";
import { partName } from "#data/estimate/priced-job.ts";
import type { Work } from "#data/estimate/work.ts";
import { prices } from "#data/prices/prices.ts";

const book = priceBookOf(prices.data, estimateTexts());
const list = { ...book, promotion: { ...book.promotion, ends: "none" } };
const works = list.services.flatMap((service) => service.works);
const sizes = [5, 10, 20, 48, 50, 60, 88, 150, 310, 400];

/** Every way to answer the questions of a work, also not at all. */
function everyAnswer({ questions }: Work): Map<string, string>[] {
  let all = [new Map<string, string>()];
  for (const { name, answers } of questions) {
    all = all.flatMap((given) => [
      given,
      ...answers.map((answer) => new Map([...given, [name, answer.name]])),
    ]);
  }
  return all;
}

const isAnswered = ({ questions }: Work, answers: Map<string, string>) =>
  questions.length === answers.size;

/** The smallest job is a range of one amount. */
function rangeOf(work: Work, squareMeters: number, answers: Map<string, string>) {
  const result = estimate(list, { work, squareMeters, building: "ouder", answers });
  const { minimum } = work;
  return result.kind === "range" ? result.excludingVat : { low: minimum, high: minimum };
}

function quoteOf(name: string, squareMeters: number, given: Record<string, string> = {}) {
  const work = works.find((one) => partName(one) === name);
  const answers = new Map(Object.entries(given));
  return (
    work && (estimate(list, { work, squareMeters, building: "ouder", answers }) as RangeEstimate)
  );
}

const cases = works.flatMap((work) =>
  everyAnswer(work).map(
    (answers) => [partName(work), [...answers.values()], work, answers] as const,
  ),
);

test.each(cases)("%s with %j costs no less when it is larger", (_name, _answers, work, answers) => {
  const ranges = sizes.map((size) => rangeOf(work, size, answers));
  for (const [index, { low, high }] of ranges.entries()) {
    expect(low).toBeLessThanOrEqual(high);
    expect(low).toBeGreaterThanOrEqual(ranges[index - 1]?.low ?? 0);
    expect(high).toBeGreaterThanOrEqual(ranges[index - 1]?.high ?? 0);
  }
});

const answered = cases.filter(([, , work, answers]) => isAnswered(work, answers));

test.each(answered)("%s with %j is known to 15%%", (_name, _answers, work, answers) => {
  for (const squareMeters of sizes) {
    const result = estimate(list, { work, squareMeters, building: "ouder", answers });
    if (result.kind === "range") {
      const { quote, excludingVat, includingVat } = result;
      const { sums, lines } = quote ?? { sums: undefined, lines: [] };
      const sum = lines.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;
      expect(sums?.excludingVat).toBeCloseTo(sum, 5);
      const vat = sums?.vat.reduce((total, { amount }) => total + amount, sum);
      expect(sums?.includingVat).toBeCloseTo(vat ?? 0, 5);
      const step = squareMeters > 100 ? 100 : 50;
      for (const [range, exact] of [
        [excludingVat, sums?.excludingVat ?? 0],
        [includingVat, sums?.includingVat ?? 0],
      ] as const) {
        expect(range.low).toBeLessThanOrEqual(exact);
        expect(range.low % 1).toBe(0);
        expect(range.low).toBeGreaterThan(exact - Math.max(step, 100));
        expect(range.high).toBeGreaterThanOrEqual(exact);
        expect(range.high).toBeLessThan(exact * 1.15 + Math.max(step, 100));
      }
    }
  }
});

test.each(sizes)(
  "%d m²: a complete build-up costs no less than a layer, whatever the answers",
  (size) => {
    const [layer, buildUp] = ["afwerklaag", "opbouw"].map((part) =>
      works.find((work) => partName(work) === `buitenmuur-stucen/${part}`),
    ) as [Work, Work];
    for (const answers of everyAnswer(layer)) {
      const less = rangeOf(layer, size, answers);
      const more = rangeOf(buildUp, size, answers);
      expect(more.low, JSON.stringify([...answers])).toBeGreaterThanOrEqual(less.low);
      expect(more.high).toBeGreaterThanOrEqual(less.high);
    }
  },
);

test("a facade with everything costs what the example of its size cost", () => {
  const example = prices.data.examples.find(({ id }) => id === "large");
  const everything = { ondergrond: "kaal", reinigen: "ja", hoogte: "hoger", isolatie: "nee" };
  for (const squareMeters of [85, 88, 90]) {
    const range = quoteOf("gevel-stucen/gevel", squareMeters, everything)?.excludingVat;
    expect(range?.low).toBeGreaterThanOrEqual(example?.from ?? Number.NaN);
    expect(range?.high).toBeLessThanOrEqual(example?.to ?? Number.NaN);
  }
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
    { percent: 9, amount: 373.5 },
    { percent: 21, amount: 336 },
  ]);
});

test("what is left open says between which answers the amounts are", () => {
  const quote = quoteOf("gevel-stucen/gevel", 88, { reinigen: "nee", isolatie: "nee" })?.quote;
  expect(quote?.open.map(({ topic }) => topic)).toEqual(["Ondergrond", "Steiger"]);
});

test("the smallest scaffold costs its minimum", () => {
  const lines = quoteOf("gevel-stucen/gevel", 24, { hoogte: "hoger" })?.quote?.lines;
  expect(lines?.at(-1)).toMatchObject({ amount: 450, work: "De kleinste steiger langs een gevel" });
});

test("the promotion is a line of its own, for the rate that it is on", () => {
  const during = { ...list, promotion: { ...list.promotion, ends: "month" } };
  const work = works.find((one) => partName(one) === "binnenmuur-stucen/wanden") as Work;
  const answers = new Map([["afwerking", "verf"]]);
  const result = estimate(during, { work, squareMeters: 80, building: "ouder", answers });
  expect(result).toMatchObject({
    quote: { sums: { excludingVat: 1_000 - 100 + 400 } },
    discount: { percent: 10 },
  });
});

test("beyond its largest size, a job has an amount that is about right, and per square metre", () => {
  const given = { ondergrond: "kaal", reinigen: "ja", hoogte: "hoger", isolatie: "nee" };
  expect(quoteOf("gevel-stucen/gevel", 400, given)).toMatchObject({
    isRough: true,
    perSquareMeter: { excludingVat: { low: 74, high: 86 } },
  });
});
