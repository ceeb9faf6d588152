import { readdirSync } from "node:fs";
import { all, allWords, readPage, underHeadings, words } from "#e2e/helpers/page-reader.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const like = (pattern: RegExp) => expect.stringMatching(pattern);
const slugs = readdirSync("content/cases").map((file) => file.replace(/\.yaml$/, ""));

test("the portfolio has its projects, compares before and after, and ends with a quote or contact", () => {
  const { main, groups, hrefs, text } = readPage("/projecten");
  expect(groups.map((group) => group.length)).toEqual(expect.arrayContaining([3, 6]));
  const projects = underHeadings(main, "h3").filter(({ length }) => [3, 6].includes(length));
  for (const item of projects.flat().map((heading) => heading.closest("li, article") ?? heading)) {
    expect(item.querySelector("img")?.getAttribute("alt")).toMatch(/\w/);
    expect(words(item).length).toBeGreaterThan(80);
  }

  const sections = underHeadings(main, "input[type=range]").filter(({ length }) => length > 0);
  expect(sections, "one section of its own, and more pairs").toHaveLength(2);
  expect(sections.flat().length).toBeGreaterThanOrEqual(3);
  expect(text.match(/Schuif om/g), "each says to slide").toHaveLength(sections.flat().length);
  const closing = hrefs.filter((href) => !href.startsWith("tel:"));
  expect(closing.slice(-2)).toEqual(["/offerte-aanvragen", "/contact"]);
});

const kinds = ["Gevelrenovaties", "Binnenstucwerk", "Nieuwbouw", "Restauratie", "Commercieel"];

test("case studies have their title, six filters, five cards and four statistics", () => {
  const { main, lists, hrefs } = readPage("/case-studies");
  expect(allWords(main, "h1")).toEqual(["Case Studies"]);
  expect(allWords(main, "button")).toEqual(["Alle Projecten", ...kinds]);
  expect(all(main, 'a[href^="/case-studies/"]')).toHaveLength(5);
  const figures = [/^750\+ /, /^95% .*tevreden/, /^15\+ jaar ervaring/, /^35k\+ m²/];
  expect(lists).toContainEqual(figures.map(like));
  expect(hrefs.findLast((href) => !href.startsWith("tel:"))).toBe("/contact");
});

test("each case has its parts, and says since when the firm exists in its own reading", () => {
  for (const slug of slugs) {
    const { main, lists } = readPage(`/case-studies/${slug}`);
    expect(allWords(main, "h2"), slug).toEqual(
      expect.arrayContaining(["De Uitdaging", "De Oplossing"]),
    );
    expect(lists.filter((list) => list.length >= 3).length, slug).toBeGreaterThanOrEqual(3);
    expect(all(main, "img").length, slug).toBeGreaterThanOrEqual(2);
  }

  const texts = slugs.map((slug) => readPage(`/case-studies/${slug}`).text).join(" ");
  expect(texts).toContain("2008");
  expect(texts).not.toMatch(/(sinds|opgericht in) 2013/);
});
