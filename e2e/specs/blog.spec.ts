import {
  articlePath,
  articles,
  isComplete,
  othersThan,
  popularArticles,
  readTime,
  relatedTo,
} from "#data/collections/articles.ts";
import { dutchDay } from "#data/format/dates.ts";
import { blogPages, categories } from "#data/lists/article-lists.ts";
import { articleCount, blog } from "#data/pages/blogs.ts";
import {
  addresses,
  all,
  allWords,
  links,
  named,
  readPage,
  words,
  wordsOf,
} from "#e2e/helpers/page-reader.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test("the list has a card for each of the newest articles, in order", () => {
  const { main } = readPage("/blogs");
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

test("categories have their number of articles and a link to their page", () => {
  const { main } = readPage("/blogs");
  const counted = categories.map(({ path, name, count }) => ({
    href: path,
    text: `${wordsOf(name)} ${articleCount(count)} ${count}`,
  }));
  expect(links(named(main, wordsOf(blog.data.list.categories)))).toEqual(counted);
});

test("the popular articles stand below the list", () => {
  const popular = named(readPage("/blogs").main, wordsOf(blog.data.list.popular));
  expect(addresses(popular, "a")).toEqual(popularArticles().map(articlePath));
});

for (const category of categories) {
  const { main } = readPage(category.path);

  test(`the page of ${category.name} has its articles`, () => {
    const expected = articles.data
      .filter((article) => article.category === category.name)
      .slice(0, 24);
    expect(allWords(main, "h1")).toEqual([wordsOf(category.pages[0].heading)]);
    expect(addresses(main, "li[id] a")).toEqual(expected.map(articlePath));
  });

  test(`the page of ${category.name} marks it among the categories`, () => {
    const [current, ...others] = all(
      named(main, wordsOf(blog.data.list.categories)),
      "[aria-current=page]",
    );
    expect(others).toEqual([]);
    expect(current?.getAttribute("href")).toBe(category.path);
    expect(words(current)).toContain(wordsOf(category.name));
  });
}

test.describe("every article", () => {
  const texts = blog.data.article;

  test("has its title", () => {
    for (const article of articles.data) {
      const { main } = readPage(articlePath(article));
      expect.soft(allWords(main, "h1"), article.id).toEqual([wordsOf(article.title)]);
    }
  });

  test("names its category", () => {
    for (const article of articles.data) {
      const { main } = readPage(articlePath(article));
      expect
        .soft(allWords(main, "a, p, span, dd, li"), article.id)
        .toContain(wordsOf(article.category));
    }
  });

  test("has a picture", () => {
    for (const article of articles.data) {
      const { main } = readPage(articlePath(article));
      expect.soft(all(main, "img"), article.id).not.toEqual([]);
    }
  });

  test("has its date, for people and for programs", () => {
    for (const article of articles.data) {
      const time = readPage(articlePath(article)).main.querySelector("time");
      expect.soft(time?.getAttribute("datetime"), article.id).toBe(article.published);
      expect.soft(words(time), article.id).toBe(wordsOf(dutchDay(article.published)));
    }
  });

  test("says how long it takes to read", () => {
    for (const article of articles.data) {
      const { text } = readPage(articlePath(article));
      expect.soft(text, article.id).toContain(wordsOf(`${texts.readTime} ${readTime(article)}`));
    }
  });

  test("names its author", () => {
    for (const article of articles.data) {
      const { text } = readPage(articlePath(article));
      expect.soft(text, article.id).toContain(wordsOf(texts.author.name));
    }
  });

  test("has its text, or says that it follows", () => {
    for (const article of articles.data) {
      const { text } = readPage(articlePath(article));
      const isPromised = text.includes(wordsOf(texts.incomplete));
      expect.soft(isPromised, article.id).toBe(!isComplete(article));
    }
  });

  test("leads from its contents to each of its chapters", () => {
    for (const article of articles.data) {
      const { document, main } = readPage(articlePath(article));
      const chapters = links(named(main, wordsOf(texts.contents)));
      expect.soft(chapters, article.id).toHaveLength(article.body.match(/^## /gm)?.length ?? 0);
      for (const { href, text } of chapters) {
        expect.soft(words(document.getElementById(href.slice(1))), article.id).toBe(text);
      }
    }
  });

  for (const network of ["Facebook", "LinkedIn", "WhatsApp"]) {
    test(`is shared on ${network} with its address`, () => {
      for (const article of articles.data) {
        const shares = readPage(articlePath(article)).links;
        const address = shares.find(({ text }) => text === network)?.href ?? "";
        expect.soft(decodeURIComponent(address), article.id).toContain(articlePath(article));
      }
    });
  }

  test("leads to related articles, and has no heading without any", () => {
    for (const article of articles.data) {
      const { main } = readPage(articlePath(article));
      const name = wordsOf(texts.related);
      const linked = relatedTo(article).map(articlePath);
      expect.soft(addresses(named(main, name), "li a"), article.id).toEqual(linked);
      expect.soft(allWords(main, "h2").includes(name), article.id).toBe(linked.length > 0);
    }
  });

  test("leads to other articles, and has no heading without any", () => {
    for (const article of articles.data) {
      const { main } = readPage(articlePath(article));
      const name = wordsOf(texts.others);
      const linked = othersThan(article).map(articlePath);
      expect.soft(addresses(named(main, name), "li a"), article.id).toEqual(linked);
      expect.soft(allWords(main, "h2").includes(name), article.id).toBe(linked.length > 0);
    }
  });

  test("ends with contact", () => {
    for (const article of articles.data) {
      expect.soft(readPage(articlePath(article)).closing, article.id).toContain("/contact");
    }
  });
});
