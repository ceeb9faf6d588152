import { paths } from "../helpers/paths.ts";
import { expect, test } from "../helpers/test.ts";
import { readPage } from "../helpers/page-reader.ts";

const interior = "/diensten/binnenmuur-stucen";
const newBuild = "/diensten/nieuwbouw-stucen";
const costs = "/blogs/stucwerk-kosten-rotterdam";

// The figures of the specification: whoever changes content/prices.yaml changes them here too.
const prices = {
  "/diensten/binnenmuur-stucen": ["€ 12,50 tot € 25 per m²"],
  "/diensten/buitenmuur-stucen": ["€ 60 per m²"],
  "/diensten/gevel-stucen": ["€ 25 per m²"],
  "/diensten/nieuwbouw-stucen": ["€ 35 per m²", "€ 30 tot € 45 per m²"],
  "/diensten/schilderwerk": ["€ 8,99 per m²", "€ 29,50 per m²"],
  "/blogs/stucwerk-kosten-rotterdam": ["€ 12 tot € 25"],
  "/blogs/binnen-stucwerk-rotterdam": ["€ 12 tot € 25 per m²"],
};
for (const [path, shown] of Object.entries(prices))
  test(`${path} shows its own prices, in Dutch notation, without VAT`, () => {
    const { text } = readPage(path);
    for (const price of shown) expect.soft(text).toContain(price);
    expect.soft(text).toMatch(/exclusief btw/i);
    expect.soft(text, "an amount with a point for a comma").not.toMatch(/€ ?\d+\.\d\d(?!\d)/);
    expect.soft(text, "an amount without a space").not.toMatch(/€\d/);
  });

test("painting has its price table", () => {
  const table = [
    ["Binnenmuren", "€ 8,99 tot € 15 per m²"],
    ["Plafonds", "€ 12 tot € 20 per m²"],
    ["Gevels", "€ 29,50 tot € 45 per m²"],
    ["Kozijnen en deuren", "€ 35 tot € 45 per m²"],
  ];
  const { rows } = readPage("/diensten/schilderwerk");
  expect(rows.slice(1).map((row) => row.slice(0, 2))).toEqual(
    table.map(([part, price]) => [part, expect.stringMatching(new RegExp(`^${price} € .* btw$`))]),
  );
});

test("a whole bill stands with its sums", () => {
  const { rows } = readPage("/prijzen");
  expect(rows.slice(1, 7).map((row) => row.slice(1))).toEqual([
    ["48 m²", "€ 6,50", "€ 312"],
    ["24 m²", "€ 18", "€ 432"],
    ["24 m²", "€ 17,50", "€ 420"],
    ["48 m²", "€ 12,50", "€ 600"],
    ["48 m²", "€ 5", "€ 240"],
    ["12 m", "€ 25", "€ 300"],
  ]);
  expect(rows).toContainEqual(["Samen exclusief btw", "", "", "€ 2.304"]);
  expect(rows).toContainEqual(["Te betalen", "", "", "€ 2.511,36"]);
  expect(rows).toContainEqual(["Oude pleister wegkappen en afvoeren", "€ 18 per m²", "€ 19,62"]);
});

test("the discount is told in full where it counts, and on no other service", () => {
  test.skip(Date.now() > Date.parse("2027-03-31T23:59:59+02:00"), "it is over");
  const { text } = readPage("/diensten/binnenmuur-stucen");
  expect(text).toMatch(/10% korting.*meer dan 50 m².*uiterlijk 31 maart 2027/);
  for (const slug of ["buitenmuur-stucen", "gevel-stucen", "nieuwbouw-stucen", "schilderwerk"]) {
    expect.soft(readPage(`/diensten/${slug}`).text, slug).not.toMatch(/korting/);
  }
});

test("each page shows the reading of a claim that is its own, and no other", () => {
  const found = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, figure = ""]) => figure);
  const services = ["/diensten/buitenmuur-stucen", "/diensten/schilderwerk"];
  const rated = ["/", "/offerte-aanvragen", "/reviews", ...services];
  const shown: string[] = [];
  for (const path of paths.filter((each) => !each.startsWith("/case-studies/"))) {
    const { text } = readPage(path);
    const own = path === "/reviews" ? "42" : path.endsWith("/schilderwerk") ? "43" : "49";
    const counts = found(text, /(\d+) (?:reviews|beoordelingen|klanten aan het woord)/g);
    if (rated.includes(path)) expect.soft(counts, path).not.toEqual([]);
    const experience = ["/diensten", "/case-studies"].includes(path) ? "15+" : "10+";
    const years = found(text, /(\d+\+) jaar/g);
    expect.soft([...new Set([own, experience, ...counts, ...years])], path).toEqual([own, experience]);
    if (path !== "/case-studies") expect.soft(text, path).not.toContain("2008");
    shown.push(...counts, ...years);
  }
  expect(new Set(shown)).toEqual(new Set(["49", "43", "42", "10+", "15+"]));
});

/** What a text says, and the pages that say it. */
const facts: [string | RegExp, ...string[]][] = [
  ["€ 350", "/prijzen", "/offerte-aanvragen", costs],
  ["10–15 m²: € 600 tot € 780", costs],
  ["45–50 m²: € 2.000 tot € 3.500", costs],
  ["85–90 m²: € 5.500 tot € 7.900", costs],
  ["30 dagen", "/offerte-aanvragen", "/faq", "/terms-of-service"],
  ["40%", "/offerte-aanvragen", "/faq", "/terms-of-service"],
  ["5 jaar garantie", "/diensten", interior, "/diensten/buitenmuur-stucen", newBuild],
  ["3 jaar garantie", "/diensten/schilderwerk"],
  ["2 tot 3 dagen", interior],
  ["2 tot 4 weken", interior, newBuild],
  ["24 tot 48 uur", interior],
  [/100 m².{0,40}5 tot 7 werkdagen/, newBuild],
  ["24 uur", "/", "/contact", "/offerte-aanvragen", "/diensten", "/case-studies", "/faq"],
  ["Rotterdam en Zuid-Holland", "/", "/diensten", "/faq"],
];
for (const [fact, ...pages] of facts)
  test(`${fact} stands on ${pages.join(", ")}`, () => {
    for (const path of pages) expect.soft(readPage(path).text, path).toMatch(fact);
  });

test("painting has no warranty but its own, exterior plastering never the panel's price", () => {
  expect(readPage("/diensten/schilderwerk").text).not.toContain("5 jaar garantie");
  expect(readPage("/diensten/buitenmuur-stucen").text).not.toContain("€ 70");
});
