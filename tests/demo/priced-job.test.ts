import { expect, test } from "vitest";
import { jobOf, ownPrice } from "#components/priced-wall/price-at.ts";
import { describePrice } from "#data/estimate/describe-price.ts";
import { estimateTexts } from "#data/estimate/estimate-texts.ts";
import { jobFromSearch } from "#data/estimate/job-search.ts";
import { priceBookOf } from "#data/estimate/price-book.ts";
import { emptyJob, type Job, priceJob, sentWork } from "#data/estimate/priced-job.ts";
import { pricedWall } from "#data/estimate/priced-wall.ts";
import { prices } from "#data/prices/prices.ts";
import { ownContent } from "#data/reading/define.ts";

const list = priceBookOf(prices.data, estimateTexts());

/** The job that an address asks for, and the words of its price with spaces that break. */
const priced = (query: string) => priceJob(list, { ...emptyJob, ...jobFromSearch(list, query) });
const plain = (text = "") => text.replaceAll("\u00a0", " ");

function panelOf(query: string) {
  const job = priced(query);
  return job && describePrice(job, list, "panel");
}

function sentences(query: string): string {
  const job = priced(query);
  return plain(job && describePrice(job, list, "sentences"));
}

test.each([
  [
    "dienst=schilderwerk&onderdeel=plafonds&m2=48,5&type=bedrijfspand",
    /^Schilderwerk, plafonds, 48,5 m²: € 580 tot € 1\.050 exclusief btw, € 700 tot € 1\.250 inclusief 21% btw\.$/,
  ],
  [
    "dienst=binnenmuur-stucen&m2=9",
    /alleen de wanden, 9 m²: vanaf € 381,50 inclusief 9% btw, € 350 exclusief btw\. .* We komen gratis langs/,
  ],
  [
    "dienst=gevel-stucen&m2=9&antwoorden=hoogte.begane-grond_ondergrond.vast",
    /^Gevel stucen, 9 m²: vanaf € 654 inclusief 9% btw/,
  ],
  [
    "dienst=gevel-stucen&m2=900",
    /^Gevel stucen, 900 m²: ongeveer € 59 tot € 106 per m² .* in de orde van € 53\.900 tot/,
  ],
  ["dienst=dakdekken&m2=48", /^$/],
])("the price of %s in words: %s", (query, words) => {
  expect(sentences(query)).toMatch(words);
});

test("work that is none of the services needs a visit, whatever part is still filled in", () => {
  const other = { service: "anders", part: "binnenmuur-stucen/wanden", squareMeters: "48" };
  const job = priceJob(list, { ...emptyJob, ...other });
  expect(job && describePrice(job, list, "sentences")).toMatch(/^Iets anders: We komen gratis/);
});

test("the panel says what is open, and what each answer beyond the amounts comes to", () => {
  const { open = [], notes } = panelOf("dienst=binnenmuur-stucen&m2=48") ?? {};
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
  expect(panelOf("dienst=binnenmuur-stucen&m2=50")?.discount).toBeUndefined();
  const query = "dienst=binnenmuur-stucen&m2=80";
  const { figure, discount } = panelOf(query) ?? {};
  expect(plain(discount?.before)).toBe("€ 1.050 tot € 2.550");
  expect(plain(figure?.amount)).toBe("€ 980 tot € 2.300");
  expect(discount?.text).toMatch(/korting van 10% op het stucwerk is er al af, .* uiterlijk \d/);
  expect(sentences(query)).toContain(discount?.text);
});

test("a job in a text costs what the visitor reads when he fills it in", () => {
  const job = priced("dienst=binnenmuur-stucen&onderdeel=wanden-en-plafonds&m2=61,8");
  expect(job?.estimate).toMatchObject({ includingVat: { low: 750, high: 1_750 } });
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
  expect(sentWork(list, asked)).toEqual({ service: sent, part: sentPart });
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
  expect(jobFromSearch(list, `?${search}`)).toMatchObject(filled);
});

test.each([8, 40, 400])(
  "a drawn wall of %i m² has the prices of the whole list",
  (squareMeters) => {
    const { prices: carried = list } = pricedWall(list.services.map(({ slug }) => slug)) ?? {};
    expect(carried.services.length).toBeGreaterThan(2);
    for (const { slug } of carried.services) {
      const job = jobOf(slug, squareMeters);
      expect(ownPrice(carried, job), slug).toBe(ownPrice(list, job));
    }
  },
);
