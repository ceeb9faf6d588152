import { blogPages } from "../../src/content/pages/article-lists.ts";
import { expect, test } from "../helpers/test.ts";
import { monthAndYear } from "./months.ts";
import { firm } from "../helpers/firm.ts";
import { all, allWords, readPage, words } from "../helpers/page-reader.ts";

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

const [article] = blogPages[0].entries;

test("an article has a picture, an author and a way to contact", () => {
  const { main, closing, text } = readPage(`/blogs/${article?.id}`);
  expect(all(main, "img")).not.toEqual([]);
  expect(text, "the author box").toContain(`Redactie ${firm.name}`);
  expect(closing).toContain("/contact");
});

test("the blog's list gives each article a picture, a category, a date and an excerpt", () => {
  const { main } = readPage("/blogs");
  expect(allWords(main, "h2, h3")).toContain("Populaire Blogs");
  for (const { id } of blogPages[0].entries) {
    const card = main.querySelector(`a[href="/blogs/${id}"]`)?.closest("article, li") ?? main;
    expect.soft(all(card, "img"), id).toHaveLength(1);
    expect.soft(allWords(card, "time")[0], id).toMatch(/^\d{1,2} \w+ 20\d\d$/);
    expect.soft(words(card), id).toMatch(/leestijd \d+ minu(ut|ten)/i);
    expect.soft(words(card).length, id).toBeGreaterThan(120);
  }
});
