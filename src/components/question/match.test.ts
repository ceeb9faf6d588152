import { expect, test } from "vitest";
import { matches, occurrences, searchTerm } from "./match.ts";

const card = [
  "Welk btw-tarief betaal ik?",
  "Ouder dan twee jaar: 9% btw. Beton ciré kost € 60 per m² en VvE’s betalen 21% over buitenkozijnen.",
];

test.each([
  ["a part of a word in the question, whatever its capitals", "BTW-tar", true],
  ["nothing where a question ends and its answer starts", "ik?Ouder", false],
  ["what is typed without accents", "beton cire", true],
  ["what is typed with accents of their own", "beton cire\u0301", true],
  ["apostrophes of either kind", "vve's", true],
  ["unbreakable spaces", "€ 60", true],
  ["signs that mean something in a pattern", "9%", true],
  ["no patterns", ".*", false],
])("a search finds %s", (_, query, isFound) => {
  expect(matches(card, searchTerm(query))).toBe(isFound);
});

test("the places of a term are those in the text as it is written, also beyond the basic plane", () => {
  const text = "İ 🧱 Ciré: beton ciré";
  const found = occurrences(text, searchTerm("cire")).map(([from, to]) => text.slice(from, to));
  expect(found).toEqual(["Ciré", "ciré"]);
  expect(occurrences("iets", "")).toEqual([]);
});
