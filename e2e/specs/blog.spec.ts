import {
  articlePath,
  articles,
  isComplete,
  othersThan,
  popularArticles,
  readTime,
  relatedTo,
} from "#data/collections/articles.ts";
import { dutchDay } from "#data/lib/dates.ts";
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

test("the list has a card for each of the newest articles, in order, that says what it is", () => {
  const { main } = readPage("/blogs");
  const [{ entries }] = blogPages;
  expect(addresses(main, "article a, li[id] a")).toEqual(entries.map(articlePath));
  const cards = all(main, ":is(article, li[id]):has(a)");
  for (const [i, article] of entries.entries()) {
    const { id, title, excerpt, category, published } = article;
    const card = cards[i];
    expect.soft(all(card, "img"), id).toHaveLength(1);
    for (const fact of [title, excerpt, category, dutchDay(published), readTime(article)]) {
      expect.soft(words(card), id).toContain(wordsOf(fact));
    }
  }
});

test("categories stand with their counts and lead to their page, the first five articles are popular", () => {
  const { main } = readPage("/blogs");
  const counted = categories.map(({ path, name, count }) => ({
    href: path,
    text: `${name} ${articleCount(count)} ${count}`,
  }));
  expect(links(named(main, blog.data.list.categories))).toEqual(counted);
  expect(addresses(named(main, blog.data.list.popular), "a")).toEqual(
    popularArticles().map(articlePath),
  );
});

for (const category of categories) {
  test(`the page of ${category.name} has its articles and marks it among the others`, () => {
    const { main } = readPage(category.path);
    expect(allWords(main, "h1")).toEqual([category.pages[0].heading]);
    const own = articles.data.filter((article) => article.category === category.name).slice(0, 24);
    expect(addresses(main, "li[id] a")).toEqual(own.map(articlePath));
    const current = all(named(main, blog.data.list.categories), "[aria-current=page]");
    expect(current.map((link) => link.getAttribute("href"))).toEqual([category.path]);
    expect(words(current[0])).toContain(category.name);
  });
}

for (const article of articles.data) {
  const { published } = article;
  test(`${article.id} has its facts, its text or its promise, and other articles`, () => {
    const { document, main, text, closing, links: shares } = readPage(articlePath(article));
    expect(all(main, "img")).not.toEqual([]);
    expect(text).toContain(wordsOf(blog.data.article.author.name));
    expect(closing).toContain("/contact");
    expect(allWords(main, "h1")).toEqual([article.title]);
    expect(allWords(main, "a, p, span, dd, li")).toContain(article.category);
    const time = main.querySelector("time");
    expect([time?.getAttribute("datetime"), words(time)]).toEqual([published, dutchDay(published)]);
    const { incomplete, contents, related, others } = blog.data.article;
    expect(text.includes(incomplete)).toBe(!isComplete(article));
    const chapters = links(named(main, contents));
    expect(chapters).toHaveLength(article.body.match(/^## /gm)?.length ?? 0);
    for (const { href, text: heading } of chapters) {
      expect(words(document.getElementById(href.slice(1)))).toBe(heading);
    }
    expect(text).toContain(`${blog.data.article.readTime} ${readTime(article)}`);

    for (const network of ["Facebook", "LinkedIn", "WhatsApp"]) {
      const shared = shares.find(({ text }) => text === network)?.href ?? "";
      expect(decodeURIComponent(shared)).toContain(articlePath(article));
    }

    // No heading stands over nothing.
    for (const [name, linked] of [
      [related, relatedTo(article)],
      [others, othersThan(article)],
    ] as const) {
      expect(allWords(main, "h2").includes(name)).toBe(linked.length > 0);
      expect(addresses(named(main, name), "li a")).toEqual(linked.map(articlePath));
    }
  });
}
