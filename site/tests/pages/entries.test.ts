import {
  articlePath,
  articles,
  blog,
  categories,
  isComplete,
  movedCategories,
  othersThan,
  readTime,
  relatedTo,
} from "@contractor/core/facts/articles/articles.ts";
import {
  caseMeta,
  caseStudies,
  cases,
  categoryLabel,
  kindPath,
} from "@contractor/core/facts/cases/cases.ts";
import { dutchDay, dutchMonth } from "@contractor/core/facts/format/dates.ts";
import { counted } from "@contractor/core/facts/format/fill.ts";
import { projects } from "@contractor/core/facts/projects/projects.ts";
import { faq, faqCategories } from "@contractor/core/facts/questions/questions.ts";
import { describe, expect, test } from "vitest";
import { telephone } from "#tests/support/firm.ts";
import {
  addresses,
  all,
  allWords,
  answerOf,
  graph,
  links,
  named,
  node,
  readPage,
  words,
  wordsOf,
} from "#tests/support/page-reader.ts";

const { article: texts, list } = blog.data;

const listed = {
  "/blogs": articles.data.slice(0, 24).map((article) => {
    const { title, excerpt, category, published, updated } = article;
    const facts = [title, excerpt, category, dutchDay(updated ?? published), readTime(article)];
    return { path: articlePath(article), facts };
  }),
  "/case-studies": cases.data.map((entry) => {
    const { title, excerpt, client, location, date, category } = entry;
    const facts = [title, excerpt, client, location, dutchMonth(date), categoryLabel(category)];
    return { path: caseMeta(entry).path, facts };
  }),
};

test.each(Object.entries(listed))(
  "%s has a card with facts and picture for each",
  (list, entries) => {
    const cards = all(readPage(list).main, ":is(article, li[id], #cases > li):has(a)");
    const leading = cards.flatMap((card) => addresses(card, "a"));
    expect(leading, "in order").toEqual(entries.map(({ path }) => path));
    for (const [index, { path, facts }] of entries.entries()) {
      expect.soft(all(cards[index], "img"), path).toHaveLength(1);
      for (const fact of facts) {
        expect.soft(words(cards[index]), path).toContain(wordsOf(fact));
      }
    }
  },
);

test("the blog leads to the articles of each category, and says how many they are", () => {
  const listed = named(readPage("/blogs").main, wordsOf(list.categories));
  const ofCategories = categories().flatMap(({ articles }) => articles.map(articlePath));
  expect(addresses(listed, "a")).toEqual(ofCategories);
  for (const { name, articles } of categories()) {
    const many = articles.length;
    expect(words(listed)).toContain(`${wordsOf(name)} ${counted(list.articleCount, many)} ${many}`);
  }
});

test("the addresses at which categories had a page lead to their article or to the blog", async () => {
  for (const { from, to } of movedCategories()) {
    const { status, headers } = await answerOf(from);
    expect.soft([status, headers.get("location")], from).toEqual([301, to]);
  }
});

describe.each(articles.data)("the article $id", (article) => {
  const path = articlePath(article);
  const { document, hrefs, links: pageLinks, main, text } = readPage(path);

  test("has a picture and its text, and says what it is, who wrote it and when", () => {
    expect(allWords(main, "h1")).toEqual([wordsOf(article.title)]);
    expect(all(main, "img[alt]:not([alt=''])")).not.toEqual([]);
    const time = `${texts.readTime} ${readTime(article)}`;
    for (const fact of [article.category, texts.author.name, texts.author.text, time]) {
      expect.soft(text).toContain(wordsOf(fact));
    }
    const day = main.querySelector("time");
    expect(day?.getAttribute("datetime")).toBe(article.published);
    expect(words(day)).toBe(wordsOf(dutchDay(article.published)));
    expect(node(graph(path), "BlogPosting")).toMatchObject({
      datePublished: article.published,
      dateModified: article.updated ?? article.published,
    });
    expect(text.includes(wordsOf(texts.incomplete))).toBe(!isComplete(article));
  });

  test("leads to its chapters, to three networks, to other articles and to contact", () => {
    const chapters = links(named(main, wordsOf(texts.contents)));
    expect(chapters).toHaveLength(article.body.match(/^## /gm)?.length ?? 0);
    for (const { href, text } of chapters) {
      expect(words(document.getElementById(href.slice(1)))).toBe(text);
    }
    for (const network of ["Facebook", "LinkedIn", "WhatsApp"]) {
      const { href = "" } = pageLinks.find((link) => link.text === network) ?? {};
      expect.soft(decodeURIComponent(href), network).toContain(path);
    }
    const lists = [
      [texts.related, relatedTo(article)],
      [texts.others, othersThan(article)],
    ] as const;
    for (const [heading, linked] of lists) {
      const name = wordsOf(heading);
      expect.soft(addresses(named(main, name), "li a"), name).toEqual(linked.map(articlePath));
      expect.soft(linked.length, name).toBeLessThanOrEqual(3);
      expect.soft(allWords(main, "h2").includes(name), name).toBe(linked.length > 0);
    }
    expect(hrefs).toContain("/contact");
  });
});

test("each topic of /faq says how many questions it has", () => {
  for (const { id, questions } of faqCategories.data) {
    const said = counted(faq.data.questionCount, questions.length);
    expect.soft(allWords(readPage("/faq").main, `[id="${id}"] p`)).toContain(wordsOf(said));
  }
});

test("the portfolio describes each project once, and leads to what its own customer wrote", () => {
  const { hrefs, main, text } = readPage("/projecten");
  const places = allWords(main, "h3 ~ p > span, figcaption p > span");
  for (const { id, description, location } of projects.data) {
    expect.soft(places, id).toContain(wordsOf(location));
    const [firstSentence = ""] = description.split(". ");
    expect.soft(text.split(wordsOf(firstSentence)), id).toHaveLength(2);
  }
  const reviewed = projects.data.flatMap(({ review }) => (review ? [review] : []));
  const led = hrefs.flatMap((href) => /^\/reviews.*#(.*)/.exec(href)?.[1] ?? []);
  expect(new Set(led)).toEqual(new Set(reviewed));
});

test.each(cases.data.map((entry, index) => ({ entry, index })))(
  "the case $entry.id says its facts, and leads to its kind, its neighbours and the firm",
  ({ entry, index }) => {
    const { detail } = caseStudies.data;
    const { info, navigation, closing } = detail;
    const { hrefs, links: pageLinks, main } = readPage(caseMeta(entry).path);
    const facts = words(named(main, wordsOf(info.heading)));
    const { client, location, date, duration, projectType, category } = entry;
    for (const fact of [client, location, dutchMonth(date), duration, projectType]) {
      expect.soft(facts).toContain(wordsOf(fact));
    }
    for (const [heading, said] of [
      [detail.challengeHeading, [entry.challenge]],
      [detail.solutionHeading, [entry.solution]],
      [detail.resultsHeading, entry.results],
      [detail.techniquesHeading, entry.techniques],
      [detail.materialsHeading, entry.materials],
    ] as const) {
      expect.soft(words(named(main, wordsOf(heading)))).toContain(wordsOf(said.join(" ")));
    }
    const { name = "", position = "" } = entry.clientQuote ?? {};
    expect.soft(words(main)).toContain(wordsOf(`${name} ${position}`));
    // Those of the same view are one comparison, which has its own words.
    const before = words(main.querySelector(`ul[aria-label="${detail.beforeHeading}"]`));
    const after = entry.afterImages.filter(({ caption }) => before.includes(wordsOf(caption)));
    expect.soft(after).toEqual([]);
    const kind = { text: wordsOf(categoryLabel(category)), href: kindPath(category) };
    expect(pageLinks).toContainEqual(kind);
    const linksTo = (label: string, other: (typeof cases.data)[number] | undefined) =>
      other ? [{ text: wordsOf(`${label} ${other.title}`), href: caseMeta(other).path }] : [];
    expect(links(named(main, wordsOf(navigation.label)))).toEqual([
      ...linksTo(navigation.previous, cases.data[index - 1]),
      ...linksTo(navigation.next, cases.data[index + 1]),
      { text: wordsOf(navigation.all), href: "/case-studies" },
    ]);
    expect(pageLinks).toContainEqual({ text: wordsOf(closing.button), href: "/contact" });
    expect(hrefs).toContain(telephone);
  },
);
