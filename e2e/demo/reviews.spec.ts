import { all, allWords, readPage, words } from "#e2e/helpers/page-reader.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const { main, text } = readPage("/reviews");
const cards = all(main, ":is(article, figure, li):has(> blockquote):has([aria-label*=sterren])");
const stars = all(main, "[aria-label*=sterren]").map((each) => each.getAttribute("aria-label"));

test("the page is called Klantbeoordelingen", () => {
  expect(allWords(main, "h1")).toEqual(["Klantbeoordelingen"]);
});

for (const figure of ["4.9/5", "42", "98% tevreden klanten"]) {
  test(`the summary above the reviews says ${figure}`, () => {
    expect(text.slice(0, 600)).toContain(figure);
  });
}

test("the nine specified reviews are on the page", () => {
  expect(cards.length).toBeGreaterThanOrEqual(9);
});

test("every review, and nothing else, has four or five stars", () => {
  expect(stars).toHaveLength(cards.length);
  expect(stars.filter((label) => !/^[45] van (de )?5 sterren$/.test(label ?? ""))).toEqual([]);
});

test("not every review has five stars", () => {
  expect(stars).toContainEqual(expect.stringMatching(/^4 /));
});

test("every review has a text, and the name, place and month of its customer", () => {
  for (const card of cards) {
    expect.soft(allWords(card, "blockquote")[0]?.length).toBeGreaterThan(20);
    expect.soft(words(card)).toMatch(/[A-Z][\w'-]+.*, [a-z]+ 20\d\d/);
  }
});
