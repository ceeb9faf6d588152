import { expect, test } from "vitest";
import { all, allWords, readPage, words } from "#tests/support/page-reader.ts";

const { main, text } = readPage("/reviews");
const cards = all(main, ":is(article, figure, li):has(> blockquote):has([aria-label*=sterren])");
const stars = all(main, "[aria-label*=sterren]").map((each) => each.getAttribute("aria-label"));

test("the page is called Klantbeoordelingen, and begins with a summary", () => {
  expect(allWords(main, "h1")).toEqual(["Klantbeoordelingen"]);
  for (const figure of ["4.9/5", "42", "98% tevreden klanten"]) {
    expect.soft(text.slice(0, 600)).toContain(figure);
  }
});

test("the nine specified reviews are on the page, each with a text, name, place and month", () => {
  expect(cards.length).toBeGreaterThanOrEqual(9);
  for (const card of cards) {
    expect.soft(allWords(card, "blockquote")[0]?.length).toBeGreaterThan(20);
    expect.soft(words(card)).toMatch(/[A-Z][\w'-]+.*, [a-z]+ 20\d\d/);
  }
  expect(text).toMatch(/Hakan Demir ?Schiedam, september 2026/);
});

test("every review, and nothing else, has four or five stars, and not all have five", () => {
  expect(stars).toHaveLength(cards.length);
  expect(stars.filter((label) => !/^[45] van (de )?5 sterren$/.test(label ?? ""))).toEqual([]);
  expect(stars).toContainEqual(expect.stringMatching(/^4 /));
});

test.each(["/reviews", "/offerte-aanvragen"])(
  "%s names registration, insurance and warranty on one line, and leads to each",
  (path) => {
    const { main } = readPage(path);
    const line = all(main, "p, li").find((each) => words(each).startsWith("KvK 00000000"));
    expect(words(line)).toBe(
      "KvK 00000000 · verzekerd tot € 2.500.000 per gebeurtenis · 5 jaar garantie",
    );
    expect(all(line ?? main, "a").map((link) => link.getAttribute("href"))).toEqual([
      "/terms-of-service",
      "/terms-of-service#aansprakelijkheid",
      "/terms-of-service#garantie",
    ]);
  },
);
