import { expect, test } from "vitest";
import { fold, matches, searchTerms } from "#components/question/match.ts";
import { all, readPage } from "#tests/support/page-reader.ts";

const { main, text } = readPage("/faq");

const cards = all(main, "#vragen details").map((card) =>
  [
    ...[...card.children].map(({ textContent }) => textContent ?? ""),
    card.getAttribute("data-words") ?? "",
  ].map(fold),
);

test.each([
  "spoed",
  "waterschade",
  "plafond lekkage",
  "WhatsApp",
  "aanbetaling",
  "betalen",
  "opzeggen",
  "annuleren",
  "verzetten",
  "uurtarief",
  "kleinste klus",
  "scheuren",
  "subsidie",
  "gipsplaat",
])("people who search for %s find an answer, though it may say it otherwise", (query) => {
  const terms = searchTerms(query, cards);
  expect(cards.filter((card) => matches(card, terms))).not.toEqual([]);
});

test("words by which a question is found are not shown", () => {
  expect(text).not.toContain("annuleren");
});
