import { caseMeta, cases } from "#data/collections/cases.ts";
import { dutchMonth } from "#data/format/dates.ts";
import { kindPath } from "#data/lists/case-lists.ts";
import { caseStudies, categoryLabel } from "#data/pages/case-studies.ts";
import { telephone } from "#e2e/helpers/firm.ts";
import { allWords, links, named, readPage, words, wordsOf } from "#e2e/helpers/page-reader.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.describe("every case", () => {
  const { detail } = caseStudies.data;

  test("has its title", () => {
    for (const entry of cases.data) {
      const { main } = readPage(caseMeta(entry).path);
      expect.soft(allWords(main, "h1"), entry.id).toEqual([wordsOf(entry.title)]);
    }
  });

  test("has its parts", () => {
    const headings = [
      detail.challengeHeading,
      detail.solutionHeading,
      detail.techniquesHeading,
      detail.materialsHeading,
      detail.info.heading,
    ].map(wordsOf);
    for (const entry of cases.data) {
      const { main } = readPage(caseMeta(entry).path);
      expect.soft(allWords(main, "h2"), entry.id).toEqual(expect.arrayContaining(headings));
    }
  });

  test("says the customer, place, date, duration and kind of the work", () => {
    for (const entry of cases.data) {
      const { client, location, date, duration, projectType } = entry;
      const { main } = readPage(caseMeta(entry).path);
      const facts = words(named(main, wordsOf(detail.info.heading)));
      for (const fact of [client, location, dutchMonth(date), duration, projectType]) {
        expect.soft(facts, entry.id).toContain(wordsOf(fact));
      }
    }
  });

  test("leads to the cases of its kind", () => {
    for (const entry of cases.data) {
      expect.soft(readPage(caseMeta(entry).path).links, entry.id).toContainEqual({
        text: wordsOf(categoryLabel(entry.category)),
        href: kindPath(entry.category),
      });
    }
  });

  test("leads to all cases, and to the previous and the next case", () => {
    const linkTo = (label: string, other: (typeof cases.data)[number]) => ({
      text: wordsOf(`${label} ${other.title}`),
      href: caseMeta(other).path,
    });
    const { label, previous, all, next } = detail.navigation;
    for (const [index, entry] of cases.data.entries()) {
      const { main } = readPage(caseMeta(entry).path);
      const expected = [{ text: wordsOf(all), href: "/case-studies" }];
      const earlier = cases.data[index - 1];
      if (earlier) {
        expected.push(linkTo(previous, earlier));
      }
      const later = cases.data[index + 1];
      if (later) {
        expected.push(linkTo(next, later));
      }
      expect.soft(links(named(main, wordsOf(label))), entry.id).toEqual(expected);
    }
  });

  test("leads to contact", () => {
    for (const entry of cases.data) {
      const { links } = readPage(caseMeta(entry).path);
      const button = { text: wordsOf(detail.closing.button), href: "/contact" };
      expect.soft(links, entry.id).toContainEqual(button);
    }
  });

  test("calls the firm", () => {
    for (const entry of cases.data) {
      const { hrefs } = readPage(caseMeta(entry).path);
      expect.soft(hrefs, entry.id).toContain(telephone);
    }
  });
});
