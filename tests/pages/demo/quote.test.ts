import { expect, test } from "vitest";
import { allWords, readPage } from "#tests/support/page-reader.ts";

const { groups, hrefs, lists, main, text } = readPage("/offerte-aanvragen");

test("the quote page has four benefits", () => {
  const starts = (word: string) => expect.stringMatching(new RegExp(`^${word}`));
  expect(lists).toContainEqual([
    starts("Vrijblijvend"),
    starts("Snel"),
    starts("Op maat"),
    starts("Duidelijk"),
  ]);
});

test("the quote page says what determines the price, and has the rating", () => {
  expect(allWords(main, "h2")).toContainEqual(expect.stringMatching(/bepaalt de prijs/i));
  expect(text).toMatch(/bepaalt de prijs.*4\.9\/5 op basis van 49 reviews/);
  expect(hrefs).toContain("/reviews");
});

test("the quote page answers four questions", () => {
  const question = expect.stringMatching(/\?$/);
  expect(groups).toContainEqual([question, question, question, question]);
});
