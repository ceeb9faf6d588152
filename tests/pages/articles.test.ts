import { describe, expect, test } from "vitest";
import {
  articlePath,
  articles,
  isComplete,
  othersThan,
  readTime,
  relatedTo,
} from "#data/articles/articles.ts";
import { blog } from "#data/articles/articles-page.ts";
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
import { graph, node } from "#tests/support/structured-data.ts";

const texts = blog.data.article;

describe.each(articles.data)("the article $id", (article) => {
  const path = articlePath(article);
  const { closing, document, links: pageLinks, main, text } = readPage(path);

  test("has its title and a picture, and names its category and author", () => {
    expect(allWords(main, "h1")).toEqual([wordsOf(article.title)]);
    expect(all(main, "img")).not.toEqual([]);
    expect(allWords(main, "a, p, span, dd, li")).toContain(wordsOf(article.category));
    expect(text).toContain(wordsOf(texts.author.name));
  });

  test("says when it was published, also to programs, and how long it takes to read", () => {
    const time = main.querySelector("time");
    expect(time?.getAttribute("datetime")).toBe(article.published);
    expect(words(time)).toBe(wordsOf(dutchDay(article.published)));
    expect(text).toContain(wordsOf(`${texts.readTime} ${readTime(article)}`));
  });

  test("says to programs when it was published, and when it was changed", () => {
    expect(node(graph(path), "BlogPosting")).toMatchObject({
      datePublished: article.published,
      dateModified: article.updated ?? article.published,
    });
  });

  test("has its text, or says that it follows", () => {
    expect(text.includes(wordsOf(texts.incomplete))).toBe(!isComplete(article));
  });

  test("leads from its contents to each of its chapters", () => {
    const chapters = links(named(main, wordsOf(texts.contents)));
    expect(chapters).toHaveLength(article.body.match(/^## /gm)?.length ?? 0);
    for (const { href, text } of chapters) {
      expect(words(document.getElementById(href.slice(1)))).toBe(text);
    }
  });

  test.each(["Facebook", "LinkedIn", "WhatsApp"])("is shared on %s with its address", (network) => {
    const { href = "" } = pageLinks.find(({ text }) => text === network) ?? {};
    expect(decodeURIComponent(href)).toContain(path);
  });

  test.each([
    [texts.related, relatedTo(article)],
    [texts.others, othersThan(article)],
  ])("leads to '%s', and has no such heading without any", (heading, linked) => {
    const name = wordsOf(heading);
    expect(addresses(named(main, name), "li a")).toEqual(linked.map(articlePath));
    expect(linked.length).toBeLessThanOrEqual(3);
    expect(allWords(main, "h2").includes(name)).toBe(linked.length > 0);
  });

  test("ends with contact", () => {
    expect(closing).toContain("/contact");
  });
});
