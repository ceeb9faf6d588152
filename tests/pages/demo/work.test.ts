import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  addresses,
  all,
  allWords,
  named,
  readPage,
  underHeadings,
  words,
} from "#tests/support/page-reader.ts";

const like = (pattern: RegExp) => expect.stringMatching(pattern);

describe("the portfolio", () => {
  const { main, groups, hrefs, text } = readPage("/projecten");

  test("shows and describes three featured and six recent projects", () => {
    expect(groups.map((group) => group.length)).toEqual(expect.arrayContaining([3, 6]));
    const headings = underHeadings(main, "h3").filter(({ length }) => [3, 6].includes(length));
    for (const heading of headings.flat()) {
      const project = heading.closest("li, article") ?? heading;
      expect.soft(project.querySelector("img")?.getAttribute("alt")).toMatch(/\w/);
      expect.soft(words(project).length).toBeGreaterThan(80);
    }
  });

  test("compares before and after in a section of its own and in more pairs, which slide", () => {
    const sections = underHeadings(main, "input[type=range]").filter(({ length }) => length > 0);
    expect(sections).toHaveLength(2);
    expect(sections.flat().length).toBeGreaterThanOrEqual(3);
    expect(text.match(/Schuif om/g)).toHaveLength(sections.flat().length);
  });

  test("ends with a quote or contact", () => {
    const pages = hrefs.filter((href) => !href.startsWith("tel:"));
    expect(pages.slice(-2)).toEqual(["/offerte-aanvragen", "/contact"]);
  });
});

describe("the overview of case studies", () => {
  const { main, lists, hrefs } = readPage("/case-studies");

  test("is called Case Studies, and filters the specified cases by five kinds of work", () => {
    expect(allWords(main, "h1")).toEqual(["Case Studies"]);
    expect(all(main, 'a[href^="/case-studies/"]')).toHaveLength(5);
    expect(allWords(main, "button")).toEqual([
      "Alle Projecten",
      "Gevelrenovaties",
      "Binnenstucwerk",
      "Nieuwbouw",
      "Restauratie",
      "Commercieel",
    ]);
  });

  test("has four statistics", () => {
    expect(lists).toContainEqual([
      like(/^750\+ /),
      like(/^95% .*tevreden/),
      like(/^15\+ jaar ervaring/),
      like(/^35k\+ m²/),
    ]);
  });

  test("ends with contact", () => {
    expect(hrefs.findLast((href) => !href.startsWith("tel:"))).toBe("/contact");
  });
});

const cases = readdirSync("content/cases").map(
  (file) => `/case-studies/${file.replace(/\.yaml$/, "")}`,
);

test.each(cases)("%s tells the challenge and the solution, with lists and pictures", (path) => {
  const { main, lists } = readPage(path);
  expect(allWords(main, "h2")).toEqual(expect.arrayContaining(["De Uitdaging", "De Oplossing"]));
  expect(lists.filter((list) => list.length >= 3).length).toBeGreaterThanOrEqual(3);
  // What was before, and what came after.
  expect(all(main, "img").length).toBeGreaterThanOrEqual(2);
});

test("the cases date the firm from 2008, and not from 2013", () => {
  const texts = cases.map((path) => readPage(path).text).join(" ");
  expect(texts).toContain("2008");
  expect(texts).not.toMatch(/(sinds|opgericht in) 2013/);
});

test("the blog has five popular articles, and an article leads to three of other categories", () => {
  const listed = (path: string, name: string) =>
    addresses(named(readPage(path).main, name), "li a");
  expect(listed("/blogs", "Populaire Blogs")).toEqual([
    "/blogs/binnen-stucwerk-rotterdam",
    "/blogs/buiten-stucwerk-rotterdam",
    "/blogs/nieuwbouw-stucen-tips",
    "/blogs/gevel-renovatie-rotterdam",
    "/blogs/stucwerk-onderhoud-tips",
  ]);
  expect(listed("/blogs/stucwerk-trends-2023", "Lees ook")).toEqual([
    "/blogs/stucwerk-kosten-rotterdam",
    "/blogs/stucwerk-vs-latex-verf",
    "/blogs/binnen-stucwerk-rotterdam",
  ]);
});

test("the blog has the nine specified articles in their order, the newest first", () => {
  expect(addresses(readPage("/blogs").main, "article[id] a, li[id] a")).toEqual([
    "/blogs/binnen-stucwerk-rotterdam",
    "/blogs/buiten-stucwerk-rotterdam",
    "/blogs/nieuwbouw-stucen-tips",
    "/blogs/gevel-renovatie-rotterdam",
    "/blogs/stucwerk-onderhoud-tips",
    "/blogs/schilderwerk-binnen-buiten-rotterdam",
    "/blogs/stucwerk-trends-2023",
    "/blogs/stucwerk-kosten-rotterdam",
    "/blogs/stucwerk-vs-latex-verf",
  ]);
});
