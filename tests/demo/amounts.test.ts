import { expect, test } from "vitest";
import { estimateTexts } from "#data/estimate/estimate-texts.ts";
import { priceBookOf } from "#data/estimate/price-book.ts";
import { emptyJob, type Job, priceJob } from "#data/estimate/priced-job.ts";
import { prices } from "#data/prices/prices.ts";

const book = priceBookOf(prices.data, estimateTexts());

/** What a job comes to in euro: [its lines, the lowest and the highest amount that is shown]. */
type Amounts = [sum: number, low: number, high: number];

test.each<[string, Partial<Job>, without: Amounts, withVat: Amounts]>([
  [
    "40 m² of walls, bare stone",
    { part: "binnenmuur-stucen/wanden", squareMeters: "40", answers: "ondergrond.kaal" },
    [1200, 1200, 1650],
    [1308, 1300, 1800],
  ],
  [
    "40 m² of walls, of which nothing is known",
    { part: "binnenmuur-stucen/wanden", squareMeters: "40" },
    [500, 500, 1150],
    [545, 540, 1300],
  ],
  [
    "a ceiling of 24 m² with sprayed plaster",
    {
      part: "binnenmuur-stucen/plafonds",
      squareMeters: "24",
      answers: "plafond.spuitwerk_afwerking.verf_behang.nee_hoogte.ja",
    },
    [600, 600, 690],
    [654, 650, 760],
  ],
  [
    "a block of flats of 400 m², which is too much for an exact amount",
    { part: "gevel-stucen/gevel", squareMeters: "400", answers: "ondergrond.vast_ramen.ja" },
    [22000, 22000, 25300],
    [23980, 23900, 27600],
  ],
  [
    "an office of 80 m², which gets its VAT back",
    {
      part: "schilderwerk/binnenmuren",
      squareMeters: "80",
      projectType: "bedrijfspand",
      answers: "ondergrond.nieuw_kleur.nee",
    },
    [919.2, 910, 1100],
    [1112.23, 1100, 1300],
  ],
  [
    "a stairwell of 55 m² with wallpaper, during the promotion",
    {
      part: "binnenmuur-stucen/wanden-en-plafonds",
      squareMeters: "55",
      answers: "behang.eraf_ondergrond.los_afwerking.verf_hoogte.trapgat",
    },
    [3230, 3200, 3750],
    [3520.7, 3500, 4050],
  ],
  [
    "12 m² of frames upstairs",
    {
      part: "schilderwerk/kozijnen",
      squareMeters: "12",
      answers: "hout.heel_plaats.verdieping",
    },
    [645, 640, 750],
    [703.05, 700, 810],
  ],
  [
    "120 m² of walls in a new house",
    { part: "nieuwbouw-stucen/wanden", squareMeters: "120" },
    [4200, 4200, 5050],
    [5082, 5050, 6100],
  ],
  [
    "280 m² in a new house, ready for wallpaper",
    {
      part: "nieuwbouw-stucen/wanden-en-plafonds",
      squareMeters: "280",
      answers: "afwerking.behang_hoogte.ja",
    },
    [8550, 8550, 9850],
    [10345.5, 10300, 11900],
  ],
  [
    "280 m² of walls in a new building, which are bare stone until somebody says otherwise",
    { part: "binnenmuur-stucen/wanden", squareMeters: "280", projectType: "nieuwbouw" },
    [8400, 8400, 11300],
    [10164, 10100, 13700],
  ],
  [
    "a facade of 88 m², sound, with windows and a scaffold",
    {
      part: "gevel-stucen/gevel",
      squareMeters: "88",
      answers: "ondergrond.vast_ramen.ja_reinigen.ja_hoogte.hoger_isolatie.nee",
    },
    [4840, 4800, 5600],
    [5275.6, 5250, 6100],
  ],
  [
    "a facade of 88 m² with insulation, of which a part has the high VAT in any home",
    { part: "gevel-stucen/gevel", squareMeters: "88", answers: "isolatie.ja" },
    [11000, 11000, 15600],
    [12327.92, 12300, 17400],
  ],
])("%s", (_name, { part = "", ...job }, without, withVat) => {
  const [service = ""] = part.split("/");
  const { estimate: range } = priceJob(book, { ...emptyJob, service, part, ...job }) ?? {};
  const { excludingVat, includingVat } = range?.quote?.sums ?? {};
  const amountsOf = (sum: number | undefined, shown: { low: number; high: number } | undefined) => [
    sum,
    shown?.low,
    shown?.high,
  ];
  expect(amountsOf(excludingVat, range?.excludingVat)).toEqual(without);
  expect(amountsOf(includingVat, range?.includingVat)).toEqual(withVat);
});

const quoteOf = (job: Partial<Job>) =>
  priceJob(book, { ...emptyJob, service: "gevel-stucen", ...job })?.estimate?.quote;

test("what pays the high VAT in any home has a VAT line of its own", () => {
  expect(quoteOf({ squareMeters: "50", answers: "isolatie.ja" })?.sums.vat).toEqual([
    { percent: 9, amount: 418.5 },
    { percent: 21, amount: 336 },
  ]);
});

test("the smallest scaffold costs its minimum", () => {
  const lines = quoteOf({ squareMeters: "24", answers: "hoogte.hoger" })?.lines;
  expect(lines?.at(-1)).toMatchObject({ amount: 450, work: "De kleinste steiger langs een gevel" });
});

test("the promotion is one line, taken off every layer of plaster and no scaffold", () => {
  const plaster = {
    service: "binnenmuur-stucen",
    squareMeters: "80",
    answers: "afwerking.verf_hoogte.trapgat",
  };
  const reduced = (job: Partial<Job>) =>
    quoteOf(job)?.lines.flatMap(({ amount, reduction }) => (reduction ? [amount] : []));
  expect(reduced(plaster)).toEqual([-140]);
  // Not for a smaller job, a facade or a new house.
  expect(reduced({ ...plaster, squareMeters: "50" })).toEqual([]);
  expect(reduced({ squareMeters: "80" })).toEqual([]);
  expect(reduced({ ...plaster, projectType: "nieuwbouw" })).toEqual([]);
});
