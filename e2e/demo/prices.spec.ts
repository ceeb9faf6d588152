import { readPage } from "#e2e/helpers/page-reader.ts";
import { paths } from "#e2e/helpers/paths.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const interior = "/diensten/binnenmuur-stucen";
const exterior = "/diensten/buitenmuur-stucen";
const facade = "/diensten/gevel-stucen";
const newBuild = "/diensten/nieuwbouw-stucen";
const painting = "/diensten/schilderwerk";
const costs = "/blogs/stucwerk-kosten-rotterdam";
const indoors = "/blogs/binnen-stucwerk-rotterdam";

test("painting has its price table", () => {
  const table = [
    ["Binnenmuren", "€ 8,99 tot € 15 per m²"],
    ["Plafonds", "€ 12 tot € 20 per m²"],
    ["Gevels", "€ 29,50 tot € 45 per m²"],
    ["Kozijnen en deuren", "€ 35 tot € 45 per m²"],
  ];
  const { rows } = readPage(painting);
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
  const { text } = readPage(interior);
  expect(text).toMatch(/10% korting.*meer dan 50 m².*uiterlijk 31 maart 2027/);
  for (const path of [exterior, facade, newBuild, painting]) {
    expect.soft(readPage(path).text, path).not.toMatch(/korting/);
  }
});

test("each page shows the reading of a claim that is its own, and no other", () => {
  const found = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, figure = ""]) => figure);
  const rated = ["/", "/offerte-aanvragen", "/reviews", exterior, painting];
  const shown: string[] = [];
  for (const path of paths.filter((each) => !each.startsWith("/case-studies/"))) {
    const { text } = readPage(path);
    const own = path === "/reviews" ? "42" : path === painting ? "43" : "49";
    const counts = found(text, /(\d+) (?:reviews|beoordelingen|klanten aan het woord)/g);
    if (rated.includes(path)) {
      expect.soft(counts, path).not.toEqual([]);
    }
    const experience = ["/diensten", "/case-studies"].includes(path) ? "15+" : "10+";
    const years = found(text, /(\d+\+) jaar/g);
    expect
      .soft([...new Set([own, experience, ...counts, ...years])], path)
      .toEqual([own, experience]);
    if (path !== "/case-studies") {
      expect.soft(text, path).not.toContain("2008");
    }
    shown.push(...counts, ...years);
  }
  expect(new Set(shown)).toEqual(new Set(["49", "43", "42", "10+", "15+"]));
});

/**
 * The figures of the specification, and the pages that have them: whoever changes one in content/
 * changes it here too.
 */
const facts: [string | RegExp, ...string[]][] = [
  ["€ 12,50 tot € 25 per m²", interior],
  ["€ 60 per m²", exterior],
  ["€ 25 per m²", facade],
  ["€ 35 per m²", newBuild],
  ["€ 30 tot € 45 per m²", newBuild],
  ["€ 8,99 per m²", painting],
  ["€ 29,50 per m²", painting],
  ["€ 12 tot € 25", costs],
  ["€ 12 tot € 25 per m²", indoors],
  [/exclusief btw/i, interior, exterior, facade, newBuild, painting, costs, indoors],
  ["€ 350", "/prijzen", "/offerte-aanvragen", costs],
  ["10–15 m²: € 600 tot € 780", costs],
  ["45–50 m²: € 2.000 tot € 3.500", costs],
  ["85–90 m²: € 5.500 tot € 7.900", costs],
  ["30 dagen", "/offerte-aanvragen", "/faq", "/terms-of-service"],
  ["40%", "/offerte-aanvragen", "/faq", "/terms-of-service"],
  ["5 jaar garantie", "/diensten", interior, exterior, newBuild],
  ["3 jaar garantie", painting],
  ["2 tot 3 dagen", interior],
  ["2 tot 4 weken", interior, newBuild],
  ["24 tot 48 uur", interior],
  [/100 m².{0,40}5 tot 7 werkdagen/, newBuild],
  ["24 uur", "/", "/contact", "/offerte-aanvragen", "/diensten", "/case-studies", "/faq"],
  ["Rotterdam en Zuid-Holland", "/", "/diensten", "/faq"],
];
for (const [fact, ...pages] of facts) {
  test(`${fact} stands on ${pages.join(", ")}`, () => {
    for (const path of pages) {
      expect.soft(readPage(path).text, path).toMatch(fact);
    }
  });
}

test("amounts are written the Dutch way", () => {
  for (const path of paths) {
    expect.soft(readPage(path).text, path).not.toMatch(/€(\d| ?\d+\.\d\d(?!\d))/);
  }
});

test("painting has no warranty but its own, exterior plastering never the panel's price", () => {
  expect(readPage(painting).text).not.toContain("5 jaar garantie");
  expect(readPage(exterior).text).not.toContain("€ 70");
});
