import { all, allWords, readPage, words } from "#e2e/helpers/page-reader.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test("reviews have their heading, their summary and at least nine cards", () => {
  const { main, text } = readPage("/reviews");
  expect(allWords(main, "h1")).toEqual(["Klantbeoordelingen"]);
  const summary = text.slice(0, 600);
  for (const figure of ["4.9/5", "42", "98% tevreden klanten"]) {
    expect(summary).toContain(figure);
  }

  const cards = all(main, ":is(article, figure, li):has(> blockquote):has([aria-label*=sterren])");
  // Those specified; the owner may have added some.
  expect(cards.length).toBeGreaterThanOrEqual(9);
  const stars = all(main, "[aria-label*=sterren]").map((each) => each.getAttribute("aria-label"));
  expect(stars, "none said of the average").toHaveLength(cards.length);
  expect(stars).toContainEqual(expect.stringMatching(/^4 /));
  for (const label of stars) {
    expect(label).toMatch(/^[45] van (de )?5 sterren$/);
  }
  for (const card of cards) {
    expect(allWords(card, "blockquote")[0]?.length, "text").toBeGreaterThan(20);
    expect(words(card), "name, place and month").toMatch(/[A-Z][\w'-]+.*, [a-z]+ 20\d\d/);
  }
});
