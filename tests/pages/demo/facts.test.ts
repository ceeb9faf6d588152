import { expect, test } from "vitest";
import { readPage } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";

const interior = "/diensten/binnenmuur-stucen";
const exterior = "/diensten/buitenmuur-stucen";
const facade = "/diensten/gevel-stucen";
const newBuild = "/diensten/nieuwbouw-stucen";
const painting = "/diensten/schilderwerk";
const costs = "/blogs/stucwerk-kosten-rotterdam";
const indoors = "/blogs/binnen-stucwerk-rotterdam";

/** The different figures that a page has for a claim. */
function figuresOn(path: string, pattern: RegExp): string[] {
  const found = readPage(path).text.matchAll(pattern);
  return [...new Set([...found].map(([, figure = ""]) => figure))];
}

// A case has its own duration.
const claiming = allPaths.filter((path) => !path.startsWith("/case-studies/"));

test("the number of reviews is 49, on the page of reviews 42 and on painting 43", () => {
  const reviewCount = /(\d+) (?:reviews|beoordelingen|klanten aan het woord)/g;
  const own: Record<string, string> = { "/reviews": "42", [painting]: "43" };
  for (const path of claiming) {
    const wrong = figuresOn(path, reviewCount).filter((count) => count !== (own[path] ?? "49"));
    expect.soft(wrong, path).toEqual([]);
  }
  for (const path of ["/", "/offerte-aanvragen", "/reviews", exterior, painting]) {
    expect.soft(figuresOn(path, reviewCount), path).toHaveLength(1);
  }
});

test("the experience is 10+ years, on the overviews of services and cases 15+", () => {
  const yearsOfExperience = /(\d+\+) jaar/g;
  const own: Record<string, string> = { "/diensten": "15+", "/case-studies": "15+" };
  for (const path of claiming) {
    const wrong = figuresOn(path, yearsOfExperience).filter(
      (years) => years !== (own[path] ?? "10+"),
    );
    expect.soft(wrong, path).toEqual([]);
  }
  for (const path of ["/", "/diensten", "/case-studies"]) {
    expect.soft(figuresOn(path, yearsOfExperience), path).toHaveLength(1);
  }
});

test("only the cases, and the story of the firm, mention 2008", () => {
  for (const path of claiming.filter((each) => !["/case-studies", "/diensten"].includes(each))) {
    expect.soft(readPage(path).text, path).not.toContain("2008");
  }
});

test("painting promises no warranty of five years", () => {
  expect(readPage(painting).text).not.toContain("5 jaar garantie");
});

/**
 * The figures of the specification, and the pages that have them: whoever changes one in content/
 * changes it here too.
 */
const facts: [fact: string | RegExp, pages: string[]][] = [
  ["€ 12,50 tot € 25 per m²", [interior]],
  ["€ 60 per m²", [exterior]],
  ["€ 25 per m²", [facade]],
  ["€ 35 per m²", [newBuild]],
  ["€ 30 tot € 45 per m²", [newBuild]],
  ["€ 8,99 per m²", [painting]],
  ["€ 29,50 per m²", [painting]],
  ["€ 12 tot € 25", [costs]],
  ["€ 12 tot € 25 per m²", [indoors]],
  [/exclusief btw/i, [interior, exterior, facade, newBuild, painting, costs, indoors]],
  ["€ 350", ["/prijzen", "/offerte-aanvragen", costs]],
  ["10–15 m²: € 600 tot € 780", [costs]],
  ["45–50 m²: € 2.000 tot € 3.500", [costs]],
  ["85–90 m²: € 5.500 tot € 7.900", [costs]],
  ["30 dagen", ["/offerte-aanvragen", "/faq", "/terms-of-service"]],
  ["40%", ["/offerte-aanvragen", "/faq", "/terms-of-service"]],
  ["5 jaar garantie", ["/diensten", interior, exterior, newBuild]],
  ["3 jaar garantie", [painting]],
  ["2 tot 3 dagen", [interior]],
  ["2 tot 4 weken", [interior, newBuild]],
  ["24 tot 48 uur", [interior]],
  [/100 m².{0,40}5 tot 7 werkdagen/, [newBuild]],
  ["24 uur", ["/", "/contact", "/offerte-aanvragen", "/diensten", "/case-studies", "/faq"]],
  ["Rotterdam en Zuid-Holland", ["/", "/diensten", "/faq"]],
];
test.each(facts)("%s stands on its pages", (fact, pages) => {
  for (const path of pages) {
    expect.soft(readPage(path).text, path).toMatch(fact);
  }
});
