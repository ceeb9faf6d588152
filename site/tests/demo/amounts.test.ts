import { readFileSync } from "node:fs";
import { cases } from "@contractor/core/facts/cases/cases.ts";
import { describePrice } from "@contractor/core/prices/estimate/describe-price.ts";
import { priceBook } from "@contractor/core/prices/estimate/price-book.ts";
import {
  emptyJob,
  type Job,
  jobFromSearch,
  priceJob,
  sentWork,
} from "@contractor/core/prices/estimate/priced-job.ts";
import { withVat } from "@contractor/core/prices/price-rules.ts";
import { prices, rateOf } from "@contractor/core/prices/prices.ts";
import { ownContent } from "@contractor/core/reading/define.ts";
import { assert, expect, test } from "vitest";

// The amounts of the demonstration, and what is said of them. What holds for the amounts of every
// firm is in core/prices/estimate/promises.test.ts.

const book = priceBook();

/** The price of the job that a link to the quote form asks for. */
function priced(query: string) {
  const job = priceJob(book, { ...emptyJob, ...jobFromSearch(book, `dienst=${query}`) });
  assert(job);
  return job;
}

/** Words with spaces that break. */
const plain = (text = "") => text.replaceAll("\u00a0", " ");

const panelOf = (query: string) => describePrice.panel(priced(query), book);
const sentences = (query: string) => plain(describePrice.sentences(priced(query), book));

// The sum of the lines with the amounts that are shown, without VAT and with it.
const amounts: Record<string, string> = {
  "binnenmuur-stucen&m2=40": "500: 500–1150, 545: 540–1300",
  // In a new building, bare stone until somebody says otherwise.
  "binnenmuur-stucen&type=nieuwbouw&m2=280": "8400: 8400–11300, 10164: 10100–13700",
  "binnenmuur-stucen&onderdeel=plafonds&m2=24&antwoorden=plafond.spuitwerk_afwerking.verf":
    "600: 600–690, 654: 650–760",
  // During the promotion, which is taken off every layer of plaster and no scaffold.
  "binnenmuur-stucen&m2=55&antwoorden=behang.eraf_ondergrond.los_afwerking.verf_hoogte.trapgat":
    "3230: 3200–3750, 3520.7: 3500–4050",
  // Too much for an exact amount.
  "gevel-stucen&m2=400&antwoorden=ondergrond.vast_ramen.ja":
    "22000: 22000–25300, 23980: 23900–27600",
  // A part has the high VAT in any home.
  "gevel-stucen&m2=88&antwoorden=isolatie.ja": "11000: 11000–15600, 12327.92: 12300–17400",
  // The smallest scaffold costs its minimum.
  "gevel-stucen&m2=24&antwoorden=hoogte.hoger": "1434: 1400–2450, 1563.06: 1550–2700",
  // An office gets its VAT back.
  "schilderwerk&type=bedrijfspand&m2=80&antwoorden=ondergrond.nieuw_kleur.nee":
    "919.2: 910–1100, 1112.23: 1100–1300",
  "schilderwerk&onderdeel=kozijnen&m2=12&antwoorden=hout.heel_plaats.verdieping":
    "645: 640–750, 703.05: 700–810",
  "nieuwbouw-stucen&m2=120": "4200: 4200–5050, 5082: 5050–6100",
};

test.each(Object.entries(amounts))("%s comes to %s", (query, expected) => {
  const { excludingVat, includingVat, quote } = priced(query).estimate ?? {};
  const shown = [
    `${quote?.sums.excludingVat}: ${excludingVat?.low}–${excludingVat?.high}`,
    `${quote?.sums.includingVat}: ${includingVat?.low}–${includingVat?.high}`,
  ];
  expect(shown.join(", ")).toBe(expected);
});

test.each([
  [
    "schilderwerk&onderdeel=plafonds&m2=48,5&type=bedrijfspand",
    /^Schilderwerk, plafonds, 48,5 m²: € 580 tot € 1\.050 exclusief btw, € 700 tot € 1\.250 inclusief 21% btw\.$/,
  ],
  [
    "binnenmuur-stucen&m2=9",
    /alleen de wanden, 9 m²: vanaf € 381,50 inclusief 9% btw, € 350 exclusief btw\. .* We komen gratis langs/,
  ],
  [
    "gevel-stucen&m2=9&antwoorden=hoogte.begane-grond_ondergrond.vast",
    /^Gevel stucen, 9 m²: vanaf € 654 inclusief 9% btw/,
  ],
  [
    "gevel-stucen&m2=900",
    /^Gevel stucen, 900 m²: ongeveer € 59 tot € 106 per m² .* in de orde van € 53\.900 tot/,
  ],
])("the price of %s in words: %s", (query, words) => {
  expect(sentences(query)).toMatch(words);
});

test("work that is none of the services needs a visit, whatever part is still filled in", () => {
  const other = { service: "anders", part: "binnenmuur-stucen/wanden", squareMeters: "48" };
  const job = priceJob(book, { ...emptyJob, ...other });
  expect(job && describePrice.sentences(job, book)).toMatch(/^Iets anders: We komen gratis/);
});

test("the panel says what is open, and what each answer beyond the amounts comes to", () => {
  const { open = [], notes } = panelOf("binnenmuur-stucen&m2=48");
  expect(notes).toEqual([]);
  expect(open.map(plain)).toEqual([
    "Losse pleister? Dan € 2.500 tot € 3.200.",
    "Kale steen? Dan € 1.550 tot € 2.150.",
    "Behang, haal het eraf? Dan € 990 tot € 1.900.",
    "Een trapgat of vide? Dan € 810 tot € 1.700.",
    "Gerekend met: geen behang; bereikbaar zonder steiger.",
    "Het verschil zit in: ondergrond, afwerking.",
  ]);
});

test("the promotion is taken off above its size, which the panel and a screen reader say", () => {
  expect(panelOf("binnenmuur-stucen&m2=50").discount).toBeUndefined();
  const { figure, discount } = panelOf("binnenmuur-stucen&m2=80");
  expect(plain(discount?.before)).toBe("€ 1.050 tot € 2.550");
  expect(plain(figure?.amount)).toBe("€ 980 tot € 2.300");
  expect(discount?.text).toMatch(/korting van 10% op het stucwerk is er al af, .* uiterlijk \d/);
  expect(sentences("binnenmuur-stucen&m2=80")).toContain(discount?.text);
});

test("a job in a text costs what the visitor reads when he fills it in", () => {
  const job = priced("binnenmuur-stucen&onderdeel=wanden-en-plafonds&m2=61,8");
  expect(job.estimate).toMatchObject({ includingVat: { low: 750, high: 1_750 } });
  const text = ownContent().variables().get("job.room.promoted.incl");
  expect(plain(text)).toBe("€ 750 tot € 1.750");
});

test.each([
  ["schilderwerk", "schilderwerk/plafonds", "anders", "Schilderwerk, plafonds"],
  ["binnenmuur-stucen", "binnenmuur-stucen/plafonds", "binnenmuur-stucen", "alleen het plafond"],
  ["gevel-stucen", "", "gevel-stucen", ""],
  ["anders", "", "anders", ""],
])("%s with the part %j is sent as %s with %j", (service, part, sent, sentPart) => {
  const asked = { ...emptyJob, service, part };
  expect(sentWork(book, asked)).toEqual({ service: sent, part: sentPart });
});

test.each<[string, Partial<Job>]>([
  ["dienst=schilderwerk", { service: "schilderwerk", part: "schilderwerk/binnenmuren" }],
  ["dienst=sierpleister", { service: "sierpleister", part: "" }],
  ["type=villa&woning=jonger", { projectType: "", building: "jonger" }],
  [
    "dienst=gevel-stucen&antwoorden=ondergrond.kaal_hoogte.onbekend_behang.nee",
    { answers: "ondergrond.kaal" },
  ],
  ["dienst=dakdekken&m2=48", { squareMeters: "48" }],
])("a link with %s fills in the form", (search, filled) => {
  expect(jobFromSearch(book, `?${search}`)).toMatchObject(filled);
});

const from = (name: string) => rateOf(name).from;

test("the page of prices shows every extra, which is always added to other work", () => {
  const page = readFileSync("content/pages/prijzen.md", "utf8");
  const extras = Object.keys(prices.data.rates).filter(
    (name) => rateOf(name).shownOn === "prijzen",
  );
  const missing = extras.filter(
    (name) => !new RegExp(`\\{price\\.${name}(\\.range)?\\.incl\\}`).test(page),
  );
  expect(missing).toEqual([]);
});

test("the house in Barendrecht costs what its square metres and extras add up to", () => {
  const house = cases.data.find(({ id }) => id === "nieuwbouwwoning-barendrecht");
  const walls = 310 * from("newbuild") + from("hall-scaffold") + 4 * from("hour");
  const extras = 40 * from("chase") + 60 * from("ceiling-joint") + 28 * from("reveal");
  expect(house?.price).toEqual({ from: withVat(walls + extras, prices.data.vat.high) });
});
