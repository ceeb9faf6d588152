import { expect, test } from "vitest";
import { meta, readPage } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";
import { graph, node } from "#tests/support/structured-data.ts";

const like = (pattern: RegExp) => expect.stringMatching(pattern);

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

const questionsOn = (path: string) =>
  (node(graph(path), "FAQPage")?.mainEntity ?? []) as Question[];

test.each(["/", "/diensten/binnenmuur-stucen"])(
  "search engines get three answers from %s: how long, which kinds and how to maintain",
  (path) => {
    const questions = questionsOn(path).map(({ name, acceptedAnswer }) => [
      name,
      acceptedAnswer.text,
    ]);
    expect(questions.map((each) => each.join(" "))).toEqual([
      like(/woonkamer.* 2 tot 3 dagen/s),
      like(/soorten \p{L}*(stuc|pleister)/u),
      like(/onderhoud .*gestucte/s),
    ]);
  },
);

test.each([
  ["buitenmuur-stucen", /buitenmuur/],
  ["gevel-stucen", /gevel/],
  ["nieuwbouw-stucen", /heel huis/],
  ["schilderwerk", /geschilderd/],
  ["sierpleister", /sierpleister/],
])("search engines get three of its own questions from /diensten/%s", (slug, first) => {
  const names = questionsOn(`/diensten/${slug}`).map(({ name }) => name);
  expect(names).toHaveLength(3);
  expect(names[0]).toMatch(first);
});

test("no two pages have the same title or description", () => {
  const titles = allPaths.map((path) => readPage(path).document.title);
  const descriptions = allPaths.map((path) => meta(readPage(path).document, "description"));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
});

test("a title ends in the firm's name, unless an article's would be cut off", () => {
  const titleOf = (path: string) => readPage(path).document.title;
  expect(titleOf("/blogs/binnen-stucwerk-rotterdam")).toMatch(/: zo gaat het \| Kalk & Kwast$/);
  expect(titleOf("/blogs/stucwerk-vs-latex-verf")).toMatch(/: wat uw muur nodig heeft$/);
  expect(titleOf("/contact")).toMatch(/ \| Kalk & Kwast$/);
});

test("every page has a description of at least fifty characters", () => {
  for (const path of allPaths) {
    const text = meta(readPage(path).document, "description");
    expect.soft(text.length, `${path}: ${text}`).toBeGreaterThanOrEqual(50);
  }
});
