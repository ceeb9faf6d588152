import { describe, expect, it } from "vitest";
import { countText, fold, matches, occurrences, searchTerm } from "./match";

const card = [
  "Welk btw-tarief betaal ik?",
  "Ouder dan twee jaar: 9% btw. Beton ciré kost € 60 per m² en VvE’s betalen 21%.",
];

describe("a search through questions and answers", () => {
  it("finds a part of a word in the question or in the answer, whatever its capitals", () => {
    expect(matches(card, searchTerm("BTW-tar"))).toBe(true);
    expect(matches(card, searchTerm("ouder DAN"))).toBe(true);
    expect(matches(card, searchTerm("kozijn"))).toBe(false);
  });

  it("does not join the end of a question to the start of its answer", () => {
    expect(matches(card, searchTerm("ik?Ouder"))).toBe(false);
  });

  it("shows everything for an empty search and for nothing but spaces", () => {
    expect(matches(card, searchTerm(""))).toBe(true);
    expect(matches(card, searchTerm("   "))).toBe(true);
  });

  it("forgives accents, apostrophes of either kind and unbreakable spaces", () => {
    expect(matches(card, searchTerm("beton cire"))).toBe(true);
    expect(matches(card, searchTerm("beton cire\u0301"))).toBe(true);
    expect(matches(card, searchTerm("vve's"))).toBe(true);
    expect(matches(card, searchTerm("€ 60"))).toBe(true);
  });

  it("takes what is typed literally, also what means something in a pattern", () => {
    expect(matches(card, searchTerm("9%"))).toBe(true);
    expect(matches(card, searchTerm(".*"))).toBe(false);
  });
});

describe("the places of a term", () => {
  it("are those in the text as it is written", () => {
    const text = "Ciré: beton ciré";
    expect(occurrences(text, searchTerm("cire")).map(([from, to]) => text.slice(from, to))).toEqual([
      "Ciré",
      "ciré",
    ]);
  });

  it("are none for an empty search", () => {
    expect(occurrences("iets", "")).toEqual([]);
  });

  it("stay in step with texts that have letters outside the basic plane", () => {
    expect(fold("İ 🧱 é")).toHaveLength("İ 🧱 é".length);
  });
});

it("counts one in its own words", () => {
  expect(countText(1, { one: "1 vraag", many: "{count} vragen" })).toBe("1 vraag");
  expect(countText(6, { one: "1 vraag", many: "{count} vragen" })).toBe("6 vragen");
});
