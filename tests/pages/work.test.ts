import { describe, expect, test } from "vitest";
import { caseMeta, caseStudies, cases, categoryLabel, kindPath } from "#data/cases/cases.ts";
import { dutchMonth } from "#data/format/dates.ts";
import { projects } from "#data/projects/projects.ts";
import { telephone } from "#tests/support/firm.ts";
import {
  addresses,
  all,
  links,
  named,
  readPage,
  words,
  wordsOf,
} from "#tests/support/page-reader.ts";

describe("the portfolio", () => {
  const { hrefs, main, text } = readPage("/projecten");

  test("describes each project once, and leads to what its own customer wrote", () => {
    for (const { id, description } of projects.data) {
      const [firstSentence = ""] = description.split(". ");
      expect.soft(text.split(wordsOf(firstSentence)), id).toHaveLength(2);
    }
    const reviewed = projects.data.flatMap(({ review }) => (review ? [review] : []));
    const led = hrefs.flatMap((href) => /^\/reviews.*#(.*)/.exec(href)?.[1] ?? []);
    expect(new Set(led)).toEqual(new Set(reviewed));
  });

  test("slides between before and after for each project that has a photograph of both", () => {
    const compared = all(main, "figure:has(input[type=range])").map(words);
    const withBefore = projects.data.filter(({ before }) => before);
    expect(compared).toHaveLength(withBefore.length);
    for (const { title, location } of withBefore) {
      const caption = [wordsOf(title), wordsOf(location)];
      expect
        .soft(compared.some((words) => caption.every((part) => words.includes(part))))
        .toBe(true);
    }
  });
});

test("the overview leads to each case: who, what, where and when, beside a picture", () => {
  const cards = all(readPage("/case-studies").main, "#cases > li");
  expect(cards.flatMap((card) => addresses(card, "a"))).toEqual(
    cases.data.map((entry) => caseMeta(entry).path),
  );
  for (const [index, entry] of cases.data.entries()) {
    const { title, excerpt, client, location, date, category } = entry;
    expect.soft(all(cards[index], "img"), title).toHaveLength(1);
    const kind = categoryLabel(category);
    for (const fact of [title, excerpt, client, location, dutchMonth(date), kind]) {
      expect.soft(words(cards[index]), title).toContain(wordsOf(fact));
    }
  }
});

test.each(cases.data.map((entry, index) => ({ entry, index })))(
  "the case $entry.id says its facts, and leads to its kind, its neighbours and the firm",
  ({ entry, index }) => {
    const { info, navigation, closing } = caseStudies.data.detail;
    const { hrefs, links: pageLinks, main } = readPage(caseMeta(entry).path);
    const facts = words(named(main, wordsOf(info.heading)));
    const { client, location, date, duration, projectType, category } = entry;
    for (const fact of [client, location, dutchMonth(date), duration, projectType]) {
      expect.soft(facts).toContain(wordsOf(fact));
    }
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
