import { expect, test } from "../helpers/test.ts";
import { all, allWords, readPage, words } from "../helpers/page-reader.ts";

const monthAndYear =
  /(januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) 20\d\d/;

test("reviews have their heading, their summary and at least nine cards", () => {
  const { main, text } = readPage("/reviews");
  expect(allWords(main, "h1")).toEqual(["Klantbeoordelingen"]);
  const summary = text.slice(0, 600);
  for (const figure of ["4.9/5", "42", "98%"]) expect(summary).toContain(figure);
  expect(summary).toMatch(/98% tevreden klanten/);

  const cards = all(main, ":is(article, figure, li):has(> blockquote)");
  // Those specified; the owner may have added some.
  expect(cards.length).toBeGreaterThanOrEqual(9);
  const stars = cards.map((card) => card.querySelector("[aria-label*=sterren]")?.getAttribute("aria-label"));
  const ratings = stars.map((label) => /^([45]) van (de )?5 sterren$/.exec(label ?? "")?.[1]);
  expect(ratings.every((rating) => rating === "4" || rating === "5")).toBe(true);
  expect(ratings).toContain("4");
  expect(all(main, "[aria-label*=sterren]"), "no stars said of the average").toHaveLength(cards.length);
  for (const card of cards) {
    expect(allWords(card, "blockquote")[0]?.length, "text").toBeGreaterThan(20);
    const nameAndPlace = /[A-Z][\w'-]+.*, /.source;
    expect(words(card), "name, place and month").toMatch(new RegExp(nameAndPlace + monthAndYear.source));
  }
});
