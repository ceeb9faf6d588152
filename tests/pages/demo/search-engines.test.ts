import { expect, test } from "vitest";
import { fold, matches, searchTerms } from "#components/question/match.ts";
import { all, graph, meta, node, readPage } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";

test.each([
  ["/", [/woonkamer.* 2 tot 3 dagen/s, /soorten stucwerk/, /onderhoud .*gestucte/s]],
  [
    "/diensten/binnenmuur-stucen",
    [/woonkamer.* 2 tot 3 dagen/s, /soorten stucwerk/, /onderhoud .*gestucte/s],
  ],
  ["/diensten/buitenmuur-stucen", [/buitenmuur/, /\?/, /\?/]],
  ["/diensten/gevel-stucen", [/gevel/, /\?/, /\?/]],
  ["/diensten/nieuwbouw-stucen", [/heel huis/, /\?/, /\?/]],
  ["/diensten/schilderwerk", [/geschilderd/, /\?/, /\?/]],
  ["/diensten/sierpleister", [/sierpleister/, /\?/, /\?/]],
])("search engines get three questions from %s", (path, wanted) => {
  const questions = node(graph(path), "FAQPage")?.mainEntity as object[];
  expect(questions.map((question) => JSON.stringify(question))).toEqual(
    wanted.map((text) => expect.stringMatching(text)),
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
  [
    ...[...card.children].map(({ textContent }) => textContent ?? ""),
    card.getAttribute("data-words") ?? "",
  ].map(fold),
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
