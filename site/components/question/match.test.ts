import { expect, test } from "vitest";
import { fold, matches, searchTerms } from "./match.ts";

const card = [
  "Welk btw-tarief betaal ik?",
  "Ouder dan twee jaar: 9% btw. Beton ciré kost € 60 per m² en VvE’s betalen 21% over buitenkozijnen.",
  "De prijs per m² van “vers” ½ ĳs, van a–b en met een afbreek\u00adstreepje.",
].map(fold);

test.each([
  ["a part of a word in the question, whatever its capitals", "BTW-tar", true],
  ["nothing where a question ends and its answer starts", "ik?Ouder", false],
  ["what is typed without accents", "beton cire", true],
  ["what is typed with accents of their own", "beton cire\u0301", true],
  ["apostrophes of either kind", "vve's", true],
  ["unbreakable spaces", "€ 60", true],
  ["what no keyboard of a phone has", "prijs per m2", true],
  ["fractions and letters that are one character", "1/2 ijs", true],
  ["what is copied with characters without width", "cir\u00ade\u200b\u0301", true],
  ["dashes of every kind", "a-b", true],
  ["quotation marks of every kind", '"vers"', true],
  ["signs that mean something in a pattern", "9%", true],
  ["no patterns", ".*", false],
])("a search finds %s", (_, query, isFound) => {
  expect(matches(card, [fold(query)])).toBe(isFound);
});

test.each([
  ["what is typed, where a card contains it", "Ouder dan", ["ouder dan"]],
  ["each word, where no card contains what is typed", "wat  kost Beton", ["wat", "kost", "beton"]],
  ["nothing, which is in any text, where nothing is typed", "  ", [""]],
])("a search looks for %s", (_, query, terms) => {
  expect(searchTerms(query, [card])).toEqual(terms);
});

test("words are found in any order, and only when each of them is there", () => {
  expect(matches(card, ["betaal", "btw", "kost"])).toBe(true);
  expect(matches(card, ["betaal", "plafond"])).toBe(false);
});
