import { expect, test } from "vitest";
import { estimateTexts } from "#data/estimate/estimate-texts.ts";
import { jobFromSearch } from "#data/estimate/job-search.ts";
import { priceBookOf } from "#data/estimate/price-book.ts";
import { emptyJob, type Job, priceJob } from "#data/estimate/priced-job.ts";
import { prices } from "#data/prices/prices.ts";

const book = priceBookOf(prices.data, estimateTexts());

/** The job that a link to the quote form asks for. */
const jobOf = (service: string, query: string): Job => ({
  ...emptyJob,
  ...jobFromSearch(book, `dienst=${service}&${query}`),
});

// The sum of the lines with the amounts that are shown, without VAT and with it.
test.each([
  ["binnenmuur-stucen", "m2=40", "500: 500–1150", "545: 540–1300"],
  ["binnenmuur-stucen", "m2=40&antwoorden=ondergrond.kaal", "1200: 1200–1650", "1308: 1300–1800"],
  // In a new building, bare stone until somebody says otherwise.
  ["binnenmuur-stucen", "type=nieuwbouw&m2=280", "8400: 8400–11300", "10164: 10100–13700"],
  [
    "binnenmuur-stucen",
    "onderdeel=plafonds&m2=24&antwoorden=plafond.spuitwerk_afwerking.verf_behang.nee_hoogte.ja",
    "600: 600–690",
    "654: 650–760",
  ],
  // During the promotion.
  [
    "binnenmuur-stucen",
    "m2=55&antwoorden=behang.eraf_ondergrond.los_afwerking.verf_hoogte.trapgat",
    "3230: 3200–3750",
    "3520.7: 3500–4050",
  ],
  // Too much for an exact amount.
  [
    "gevel-stucen",
    "m2=400&antwoorden=ondergrond.vast_ramen.ja",
    "22000: 22000–25300",
    "23980: 23900–27600",
  ],
  [
    "gevel-stucen",
    "m2=88&antwoorden=ondergrond.vast_ramen.ja_reinigen.ja_hoogte.hoger_isolatie.nee",
    "4840: 4800–5600",
    "5275.6: 5250–6100",
  ],
  // A part has the high VAT in any home.
  ["gevel-stucen", "m2=88&antwoorden=isolatie.ja", "11000: 11000–15600", "12327.92: 12300–17400"],
  // An office gets its VAT back.
  [
    "schilderwerk",
    "type=bedrijfspand&m2=80&antwoorden=ondergrond.nieuw_kleur.nee",
    "919.2: 910–1100",
    "1112.23: 1100–1300",
  ],
  [
    "schilderwerk",
    "onderdeel=kozijnen&m2=12&antwoorden=hout.heel_plaats.verdieping",
    "645: 640–750",
    "703.05: 700–810",
  ],
  ["nieuwbouw-stucen", "m2=120", "4200: 4200–5050", "5082: 5050–6100"],
])("%s with %s comes to %s without VAT, and to %s with it", (service, query, without, withVat) => {
  const { estimate } = priceJob(book, jobOf(service, query)) ?? {};
  const shown = (sum: number | undefined, range: { low: number; high: number } | undefined) =>
    `${sum}: ${range?.low}–${range?.high}`;
  const { excludingVat, includingVat } = estimate?.quote?.sums ?? {};
  expect(shown(excludingVat, estimate?.excludingVat)).toBe(without);
  expect(shown(includingVat, estimate?.includingVat)).toBe(withVat);
});

const quoteOf = (service: string, query: string) =>
  priceJob(book, jobOf(service, query))?.estimate?.quote;

test("what pays the high VAT in any home has a VAT line of its own", () => {
  expect(quoteOf("gevel-stucen", "m2=50&antwoorden=isolatie.ja")?.sums.vat).toEqual([
    { percent: 9, amount: 418.5 },
    { percent: 21, amount: 336 },
  ]);
});

test("the smallest scaffold costs its minimum", () => {
  const lines = quoteOf("gevel-stucen", "m2=24&antwoorden=hoogte.hoger")?.lines;
  expect(lines?.at(-1)).toMatchObject({ amount: 450, work: "De kleinste steiger langs een gevel" });
});

test("the promotion is one line, taken off every layer of plaster and no scaffold", () => {
  const answers = "antwoorden=afwerking.verf_hoogte.trapgat";
  const reduced = (service: string, query: string) =>
    quoteOf(service, query)?.lines.flatMap(({ amount, reduction }) => (reduction ? [amount] : []));
  expect(reduced("binnenmuur-stucen", `m2=80&${answers}`)).toEqual([-140]);
  // Not for a smaller job, a facade or a new house.
  expect(reduced("binnenmuur-stucen", `m2=50&${answers}`)).toEqual([]);
  expect(reduced("gevel-stucen", "m2=80")).toEqual([]);
  expect(reduced("binnenmuur-stucen", `type=nieuwbouw&m2=80&${answers}`)).toEqual([]);
});
