import { allWords, readPage } from "#e2e/helpers/page-reader.ts";
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
  const withVat = (price: string) =>
    expect.stringMatching(new RegExp(`^${price} excl. btw € .* btw$`));
  expect(
    readPage(painting)
      .rows.slice(1)
      .map((row) => row.slice(0, 2)),
  ).toEqual([
    ["Binnenmuren", withVat("€ 8,99 tot € 15 per m²")],
    ["Plafonds", withVat("€ 12 tot € 20 per m²")],
    ["Gevels", withVat("€ 29,50 tot € 45 per m²")],
    ["Kozijnen en deuren", withVat("€ 35 tot € 45 per m²")],
  ]);
});

/** What stands on the bill: the work, how much of it at which price, and what it came to. */
const bill = allWords(readPage("/prijzen").main, "dl > div");

test("the example of a bill has its lines", () => {
  expect(bill.slice(0, 6).map((line) => line.replace(/^.* (?=\d+ m²? ×)/, ""))).toEqual([
    "48 m² × € 6,50 € 312",
    "24 m² × € 18 € 432",
    "24 m² × € 17,50 € 420",
    "48 m² × € 12,50 € 600",
    "48 m² × € 5 € 240",
    "12 m × € 25 € 300",
  ]);
});

test("the example of a bill has its sums without and with VAT", () => {
  expect(bill).toContain("Samen exclusief btw € 2.304");
  expect(bill).toContain("Te betalen € 2.511,36");
});

test("the board has the price of each service without and with VAT", () => {
  expect(readPage("/prijzen").lists).toContainEqual([
    "Binnenmuur stucen € 12,50 vanaf, per m² excl. btw € 13,63 incl. 9% btw",
    "Buitenmuur stucen € 60 vanaf, per m² excl. btw € 65,40 incl. 9% btw",
    "Gevel stucen € 25 vanaf, per m² excl. btw € 27,25 incl. 9% btw",
    "Nieuwbouw stucen € 35 vanaf, per m² excl. btw € 42,35 incl. 21% btw",
    "Schilderwerk binnen € 8,99 vanaf, per m² excl. btw € 9,80 incl. 9% btw",
    "Sierpleister prijs na bezoek",
  ]);
});

test("a surcharge has its price without and with VAT", () => {
  expect(readPage("/prijzen").rows).toContainEqual([
    "Oude pleister wegkappen en afvoeren",
    "€ 18 per m²",
    "€ 19,62",
  ]);
});

test("the page about interior plastering has the whole text of the discount", () => {
  expect(readPage(interior).text).toMatch(
    /10% korting.*bestaand huis meer dan 50 m².*uiterlijk op de laatste dag van deze maand/,
  );
});

for (const path of [exterior, facade, newBuild, painting]) {
  test(`${path} mentions no discount, which is for another service`, () => {
    expect(readPage(path).text).not.toMatch(/korting/);
  });
}

const reviewCount = /(\d+) (?:reviews|beoordelingen|klanten aan het woord)/g;
const yearsOfExperience = /(\d+\+) jaar/g;

/** The different figures that a page has for a claim. */
function figuresOn(path: string, pattern: RegExp): string[] {
  const found = readPage(path).text.matchAll(pattern);
  return [...new Set([...found].map(([, figure = ""]) => figure))];
}

// A case has its own duration.
const claiming = paths.filter((path) => !path.startsWith("/case-studies/"));

test("the number of reviews is 49, on the page of reviews 42 and on painting 43", () => {
  const own: Record<string, string> = { "/reviews": "42", [painting]: "43" };
  for (const path of claiming) {
    const wrong = figuresOn(path, reviewCount).filter((count) => count !== (own[path] ?? "49"));
    expect.soft(wrong, path).toEqual([]);
  }
});

for (const path of ["/", "/offerte-aanvragen", "/reviews", exterior, painting]) {
  test(`${path} says on how many reviews its rating is based`, () => {
    expect(figuresOn(path, reviewCount)).toHaveLength(1);
  });
}

test("the experience is 10+ years, on the overviews of services and cases 15+", () => {
  const own: Record<string, string> = { "/diensten": "15+", "/case-studies": "15+" };
  for (const path of claiming) {
    const wrong = figuresOn(path, yearsOfExperience).filter(
      (years) => years !== (own[path] ?? "10+"),
    );
    expect.soft(wrong, path).toEqual([]);
  }
});

for (const path of ["/", "/diensten", "/case-studies"]) {
  test(`${path} says how many years of experience the firm has`, () => {
    expect(figuresOn(path, yearsOfExperience)).toHaveLength(1);
  });
}

test("only the cases, and the story of the firm, mention 2008", () => {
  for (const path of claiming.filter((each) => !["/case-studies", "/diensten"].includes(each))) {
    expect.soft(readPage(path).text, path).not.toContain("2008");
  }
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
for (const [fact, pages] of facts) {
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

test("painting promises no warranty of five years", () => {
  expect(readPage(painting).text).not.toContain("5 jaar garantie");
});

test("exterior plastering names the price of the quote form's panel with what it is for", () => {
  expect(readPage(exterior).text).toMatch(
    /Met ramen, dagkanten en een plint begint de prijs bij € 70/,
  );
});
