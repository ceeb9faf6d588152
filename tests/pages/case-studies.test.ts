import { describe, expect, test } from "vitest";
import { caseMeta, cases } from "#data/cases/cases.ts";
import { caseStudies, categoryLabel, kindPath } from "#data/cases/cases-page.ts";
import { dutchMonth } from "#data/format/dates.ts";
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

test("the overview leads to each case: who, what, where and when, beside a picture", () => {
  const { main } = readPage("/case-studies");
  const cards = all(main, "#cases > li");
  expect(cards.flatMap((card) => addresses(card, "a"))).toEqual(
    cases.data.map((entry) => caseMeta(entry).path),
  );
  for (const [index, entry] of cases.data.entries()) {
    const { title, excerpt, client, location, date, category } = entry;
    const facts = [title, excerpt, client, location, dutchMonth(date), categoryLabel(category)];
    expect.soft(all(cards[index], "img"), title).toHaveLength(1);
    for (const fact of facts) {
      expect.soft(words(cards[index]), title).toContain(wordsOf(fact));
    }
  }
});

describe.each(cases.data.map((entry, index) => ({ entry, index })))(
  "the case $entry.id",
  ({ entry, index }) => {
    const { detail } = caseStudies.data;
    const { hrefs, links: pageLinks, main } = readPage(caseMeta(entry).path);

    test("says the customer, place, date, duration and kind of the work", () => {
      const { client, location, date, duration, projectType } = entry;
      const facts = words(named(main, wordsOf(detail.info.heading)));
      for (const fact of [client, location, dutchMonth(date), duration, projectType]) {
        expect(facts).toContain(wordsOf(fact));
      }
    });

    test("leads to its kind, to all cases, and to the previous and the next case", () => {
      expect(pageLinks).toContainEqual({
        text: wordsOf(categoryLabel(entry.category)),
        href: kindPath(entry.category),
      });
      const linksTo = (label: string, other: (typeof cases.data)[number] | undefined) =>
        other ? [{ text: wordsOf(`${label} ${other.title}`), href: caseMeta(other).path }] : [];
      const { label, previous, all, next } = detail.navigation;
      expect(links(named(main, wordsOf(label)))).toEqual([
        ...linksTo(previous, cases.data[index - 1]),
        ...linksTo(next, cases.data[index + 1]),
        { text: wordsOf(all), href: "/case-studies" },
      ]);
    });

    test("leads to contact and calls the firm", () => {
      const button = { text: wordsOf(detail.closing.button), href: "/contact" };
      expect(pageLinks).toContainEqual(button);
      expect(hrefs).toContain(telephone);
    });
  },
);
