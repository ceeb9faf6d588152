import { expect, test } from "vitest";
import { categories, movedCategories } from "#data/articles/article-lists.ts";
import { articlePath, articles, readTime } from "#data/articles/articles.ts";
import { blog } from "#data/articles/articles-page.ts";
import { dutchDay } from "#data/format/dates.ts";
import { counted } from "#data/format/fill.ts";
import {
  addresses,
  all,
  links,
  named,
  readPage,
  words,
  wordsOf,
} from "#tests/support/page-reader.ts";
import { answerOf } from "#tests/support/site.ts";

const { main } = readPage("/blogs");
const { list } = blog.data;

test("the blog has a card for each of the newest articles, in order", () => {
  const entries = articles.data.slice(0, 24);
  expect(addresses(main, "article a, li[id] a")).toEqual(entries.map(articlePath));
  const cards = all(main, ":is(article, li[id]):has(a)");
  for (const [i, article] of entries.entries()) {
    const { id, title, excerpt, category, published, updated } = article;
    const card = cards[i];
    expect.soft(all(card, "img"), id).toHaveLength(1);
    const day = dutchDay(updated ?? published);
    for (const fact of [title, excerpt, category, day, readTime(article)]) {
      expect.soft(words(card), id).toContain(wordsOf(fact));
    }
  }
});

test("the blog leads to the articles of each category, and says how many they are", () => {
  const wanted = categories().flatMap(({ name, articles: ofCategory }) => {
    const many = ofCategory.length;
    const line = `${wordsOf(name)} ${counted(list.articleCount, many)} ${many}`;
    return ofCategory.map((article) => ({
      href: articlePath(article),
      text: many === 1 ? line : wordsOf(article.title),
    }));
  });
  expect(links(named(main, wordsOf(list.categories)))).toEqual(wanted);
});

test("the addresses at which categories had a page lead to their article or to the blog", async () => {
  for (const { from, to } of movedCategories()) {
    const { status, headers } = await answerOf(from);
    expect.soft([status, headers.get("location")], from).toEqual([301, to]);
  }
});
