import { expect, test } from "vitest";
import { jobOf, ownPrice } from "#components/priced-wall/price-at.ts";
import { describePrice } from "#data/estimate/describe-price.ts";
import { estimateTexts } from "#data/estimate/estimate-texts.ts";
import { jobFromSearch } from "#data/estimate/job-search.ts";
import { priceBookOf } from "#data/estimate/price-book.ts";
import { emptyJob, type Job, partsOf, priceJob, sentWork } from "#data/estimate/priced-job.ts";
import { pricedWall } from "#data/estimate/priced-wall.ts";
import { prices } from "#data/prices/prices.ts";
import { ownContent } from "#data/reading/define.ts";

const list = priceBookOf(prices.data, estimateTexts());

/** The words of a price in a sentence, with spaces that break. */
function sentences(job: Partial<Job>): string {
  const priced = priceJob(list, { ...emptyJob, ...job });
  return priced ? describePrice(priced, list, "sentences").replaceAll("\u00a0", " ") : "";
}

test.each<[Partial<Job>, RegExp]>([
  [
    {
      service: "schilderwerk",
      part: "schilderwerk/plafonds",
      squareMeters: "48,5",
      projectType: "bedrijfspand",
    },
    /^Schilderwerk, plafonds, 48,5 m²: € 700 tot € 1\.250 inclusief 21% btw, € 580 tot € 1\.050 exclusief btw\.$/,
  ],
  [
    { service: "binnenmuur-stucen", squareMeters: "9" },
    /alleen de wanden, 9 m²: vanaf € 381,50 inclusief btw\. We komen gratis langs/,
  ],
  [
    { service: "gevel-stucen", squareMeters: "9", answers: "hoogte.begane-grond_ondergrond.vast" },
    /^Gevel stucen, 9 m²: vanaf € 654 inclusief btw\./,
  ],
  [
    { service: "gevel-stucen", squareMeters: "900" },
    /^Gevel stucen, 900 m²: € 53\.900 tot .* Dat is een orde van grootte\.$/,
  ],
  // Even when the part of another service is still filled in.
  [
    { service: "anders", part: "binnenmuur-stucen/wanden", squareMeters: "48" },
    /^Iets anders: We komen gratis langs/,
  ],
  [{ service: "dakdekken", squareMeters: "48" }, /^$/],
])("the price of %j in words: %s", (job, words) => {
  expect(sentences(job)).toMatch(words);
});

const plain = (text = "") => text.replaceAll("\u00a0", " ");

test("the panel says what is open, and what each answer beyond the amounts comes to", () => {
  const job = priceJob(list, { ...emptyJob, service: "binnenmuur-stucen", squareMeters: "48" });
  const { open = [], notes } = (job && describePrice(job, list, "panel")) ?? {};
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
  const interior = { ...emptyJob, service: "binnenmuur-stucen" };
  const panelOf = (squareMeters: string) => {
    const job = priceJob(list, { ...interior, squareMeters });
    return job && describePrice(job, list, "panel");
  };
  expect(panelOf("50")?.discount).toBeUndefined();
  const { figure, discount } = panelOf("80") ?? {};
  expect([discount?.before, figure?.amount].map(plain)).toEqual([
    "€ 1.050 tot € 2.550",
    "€ 980 tot € 2.300",
  ]);
  expect(discount?.text).toMatch(/korting van 10% op het stucwerk is er al af, .* uiterlijk \d/);
  expect(sentences({ ...interior, squareMeters: "80" })).toMatch(
    /^Binnenmuur stucen.* De korting van 10% op het stucwerk is er al af\.$/,
  );
});

test("a ceiling has answers and extras of its own", () => {
  const ceiling = priceJob(list, {
    ...emptyJob,
    service: "binnenmuur-stucen",
    part: "binnenmuur-stucen/plafonds",
  });
  const question = ceiling?.work?.questions.find(({ topic }) => topic === "Plafond");
  expect(question?.answers.map(({ label }) => label)).toEqual([
    "Stucwerk dat vastzit",
    "Losse pleister",
    "Glad beton",
    "Gipsplaten",
    "Spuitwerk",
  ]);
  const extras = list.explanations?.["binnenmuur-stucen"]?.extras.plafonds;
  expect(extras?.map(({ label }) => label)).not.toContain("Plinten verwijderen");
});

test("a job in a text costs what the visitor reads when he fills it in", () => {
  const room = { service: "binnenmuur-stucen", part: "binnenmuur-stucen/wanden-en-plafonds" };
  const job = priceJob(list, { ...emptyJob, ...room, squareMeters: "61,8" });
  expect(job?.estimate).toMatchObject({ includingVat: { low: 750, high: 1_750 } });
  const text = ownContent().variables().get("job.room.promoted.incl");
  expect(text?.replaceAll("\u00a0", " ")).toBe("€ 750 tot € 1.750");
});

test.each<[Partial<Job>, string]>([
  [{ service: "binnenmuur-stucen" }, "ouder"],
  [{ service: "binnenmuur-stucen", projectType: "nieuwbouw", building: "ouder" }, "jonger"],
  [{ service: "nieuwbouw-stucen" }, "jonger"],
  [{ service: "nieuwbouw-stucen", projectType: "renovatie", building: "ouder" }, "ouder"],
  [{ service: "schilderwerk" }, "ouder"],
])("the VAT of %j is that of %s", (job, building) => {
  expect(priceJob(list, { ...emptyJob, ...job })?.building).toBe(building);
});

test("walls and ceilings are a choice of parts, also where they cost the same", () => {
  const labels = partsOf(list, "binnenmuur-stucen").map(([, label]) => label);
  expect(labels).toEqual(["alleen de wanden", "alleen het plafond", "wanden en plafond"]);
  expect(partsOf(list, "gevel-stucen")).toEqual([]);
});

test.each<[Partial<Job>, ReturnType<typeof sentWork>]>([
  [
    { service: "schilderwerk", part: "schilderwerk/plafonds" },
    { service: "anders", part: "Schilderwerk, plafonds" },
  ],
  [
    { service: "binnenmuur-stucen", part: "binnenmuur-stucen/plafonds" },
    { service: "binnenmuur-stucen", part: "alleen het plafond" },
  ],
  [{ service: "gevel-stucen" }, { service: "gevel-stucen", part: "" }],
  [{ service: "anders" }, { service: "anders", part: "" }],
])("%j is sent as %j", (job, sent) => {
  expect(sentWork(list, { ...emptyJob, ...job })).toEqual(sent);
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
