import { expect, test } from "vitest";
import { fold, matches, searchTerms } from "#components/question/match.ts";
import { all, allWords, meta, readPage } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";

// The prices of the demonstration, and what search engines and the search of /faq find.

test("painting has its price table, without and with VAT", () => {
  const [, ...rows] = readPage("/diensten/schilderwerk").rows;
  expect(rows.map((row) => row.slice(0, 2).join(": "))).toEqual([
    "Binnenmuren: € 8,99 tot € 15 per m² excl. btw € 9,80 tot € 16,35 incl. 9% btw",
    "Plafonds: € 12 tot € 20 per m² excl. btw € 13,08 tot € 21,80 incl. 9% btw",
    "Gevels: € 29,50 tot € 45 per m² excl. btw € 32,16 tot € 49,05 incl. 9% btw",
    "Kozijnen en deuren: € 35 tot € 45 per m² excl. btw € 38,15 tot € 49,05 incl. 9% btw",
  ]);
});

test("the example of a bill has its lines, and its sums without and with VAT", () => {
  const bill = allWords(readPage("/prijzen").main, "table tr");
  expect(bill[0]).toMatch(/48 m² × € 6,50 € 312$/);
  expect(bill[5]).toMatch(/12 m × € 25 € 300$/);
  expect(bill).toContain("Samen exclusief btw € 2.304");
  expect(bill).toContain("Te betalen € 2.511,36");
});

test.each(["/", "/prijzen"])("%s has a wall with its price, also without script", (path) => {
  const walls = allWords(readPage(path).main, "section[aria-labelledby=wall-heading]");
  expect(walls[0]).toMatch(
    /^Hoe groot is uw muur\?.* 10,4 m² complete opbouw € 790 tot € 1\.500 incl\. btw/,
  );
});

test("the board has the price of each service, and of a surcharge, without and with VAT", () => {
  const { lists, rows } = readPage("/prijzen");
  expect(lists).toContainEqual([
    "Binnenmuur stucen één dunne laag, behangklaar vanaf, excl. btw € 12,50 per m² € 13,63 incl. 9% btw",
    "Buitenmuur stucen complete opbouw vanaf, excl. btw € 60 per m² € 65,40 incl. 9% btw",
    "Sierpleister Prijs na bezoek",
    "Gevel stucen alleen de pleisterlaag vanaf, excl. btw € 25 per m² € 27,25 incl. 9% btw",
    "Nieuwbouw stucen glad en sausklaar vanaf, excl. btw € 35 per m² € 42,35 incl. 21% btw",
    "Schilderwerk binnen muurverf in twee lagen vanaf, excl. btw € 8,99 per m² € 9,80 incl. 9% btw",
  ]);
  expect(rows).toContainEqual(["Oude pleister wegkappen en afvoeren", "€ 18 per m²", "€ 19,62"]);
});

test("the price panel of the quote form shows from which price each service starts", () => {
  const [panel] = allWords(readPage("/offerte-aanvragen").main, "aside");
  for (const row of [
    "Binnenmuur stucen vanaf € 13,63 excl. € 12,50",
    "Buitenmuur stucen, met ramen vanaf € 76,30 excl. € 70",
    "Sierpleister prijs na bezoek",
    "Gevel stucen vanaf € 27,25 excl. € 25",
    "Nieuwbouw stucen vanaf € 42,35 excl. € 35",
    "Schilderwerk binnen vanaf € 9,80 excl. € 8,99",
    "Schilderwerk buiten vanaf € 32,16 excl. € 29,50",
  ]) {
    expect.soft(panel).toContain(row);
  }
  // The only price that differs from that of the service's own page, which says why.
  expect(readPage("/diensten/buitenmuur-stucen").text).toMatch(
    /Met ramen, dagkanten en een plint begint de prijs bij € 70/,
  );
});

test("no two pages have the same title or description, and a description says something", () => {
  const pages = allPaths.map((path) => readPage(path).document);
  const descriptions = pages.map((document) => meta(document, "description"));
  for (const said of [pages.map(({ title }) => title), descriptions]) {
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  }
  expect(descriptions.filter(({ length }) => length < 50)).toEqual([]);
});

test("a title ends in the firm's name, unless an article's would be cut off", () => {
  const titleOf = (path: string) => readPage(path).document.title;
  expect(titleOf("/contact")).toMatch(/ \| Kalk & Kwast$/);
  expect(titleOf("/blogs/stucwerk-vs-latex-verf")).toMatch(/: wat uw muur nodig heeft$/);
});

const cards = all(readPage("/faq").main, "#vragen details").map((card) =>
  [...allWords(card, ":scope > *"), card.getAttribute("data-words") ?? ""].map(fold),
);

test.each(
  (
    "spoed, waterschade, plafond lekkage, WhatsApp, aanbetaling, betalen, opzeggen, annuleren, " +
    "verzetten, uurtarief, kleinste klus, scheuren, subsidie, gipsplaat"
  ).split(", "),
)("people who search for %s find an answer, though it may say it otherwise", (query) => {
  const terms = searchTerms(query, cards);
  expect(cards.filter((card) => matches(card, terms))).not.toEqual([]);
});
