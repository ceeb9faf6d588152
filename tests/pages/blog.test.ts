import { expect, test } from "vitest";
import { blogPages, categories } from "#data/articles/article-lists.ts";
import { articlePath, articles, popularArticles, readTime } from "#data/articles/articles.ts";
import { blog } from "#data/articles/articles-page.ts";
import { counted } from "#data/format/counted.ts";
import { dutchDay } from "#data/format/dates.ts";
import {
  addresses,
  all,
  allWords,
  links,
  named,
  readPage,
  words,
  wordsOf,
} from "#tests/support/page-reader.ts";

const { main } = readPage("/blogs");
const { list } = blog.data;

test("the blog has a card for each of the newest articles, in order", () => {
  const [{ entries }] = blogPages;
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

test("the blog leads to its categories, which say how many articles they have", () => {
  const wanted = categories.map(({ path, name, count }) => ({
    href: path,
    text: `${wordsOf(name)} ${counted(blog.data.list.articleCount, count)} ${count}`,
  }));
  expect(links(named(main, wordsOf(list.categories)))).toEqual(wanted);
});

test("the blog leads to the popular articles", () => {
  const popular = named(main, wordsOf(list.popular));
  expect(addresses(popular, "a")).toEqual(popularArticles().map(articlePath));
});

test.each(categories)(
  "the page of $name has its articles, and marks itself",
  ({ name, path, pages }) => {
    const page = readPage(path).main;
    const expected = articles.data.filter(({ category }) => category === name).slice(0, 24);
    expect(allWords(page, "h1")).toEqual([wordsOf(pages[0].heading)]);
    expect(addresses(page, "li[id] a")).toEqual(expected.map(articlePath));

    const inCategories = named(page, wordsOf(list.categories));
    const [current, ...others] = all(inCategories, "[aria-current=page]");
    expect(others).toEqual([]);
    expect(current?.getAttribute("href")).toBe(path);
    expect(words(current)).toContain(wordsOf(name));
  },
);
