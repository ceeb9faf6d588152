import { readdirSync } from "node:fs";
import { all, allWords, readPage, underHeadings, words } from "#e2e/helpers/page-reader.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const like = (pattern: RegExp) => expect.stringMatching(pattern);

test.describe("the portfolio", () => {
  const { main, groups, hrefs, text } = readPage("/projecten");
  const comparisons = underHeadings(main, "input[type=range]").filter(({ length }) => length > 0);

  test("has three featured and six recent projects", () => {
    expect(groups.map((group) => group.length)).toEqual(expect.arrayContaining([3, 6]));
  });

  test("shows and describes each project", () => {
    const headings = underHeadings(main, "h3").filter(({ length }) => [3, 6].includes(length));
    for (const heading of headings.flat()) {
      const project = heading.closest("li, article") ?? heading;
      expect.soft(project.querySelector("img")?.getAttribute("alt")).toMatch(/\w/);
      expect.soft(words(project).length).toBeGreaterThan(80);
    }
  });

  test("compares before and after in a section of its own, and in more pairs", () => {
    expect(comparisons).toHaveLength(2);
    expect(comparisons.flat().length).toBeGreaterThanOrEqual(3);
  });

  test("says at every comparison that it slides", () => {
    expect(text.match(/Schuif om/g)).toHaveLength(comparisons.flat().length);
  });

  test("ends with a quote or contact", () => {
    const pages = hrefs.filter((href) => !href.startsWith("tel:"));
    expect(pages.slice(-2)).toEqual(["/offerte-aanvragen", "/contact"]);
  });
});

test.describe("the overview of case studies", () => {
  const { main, lists, hrefs } = readPage("/case-studies");

  test("is called Case Studies", () => {
    expect(allWords(main, "h1")).toEqual(["Case Studies"]);
  });

  test("filters by five kinds of work", () => {
    expect(allWords(main, "button")).toEqual([
      "Alle Projecten",
      "Gevelrenovaties",
      "Binnenstucwerk",
      "Nieuwbouw",
      "Restauratie",
      "Commercieel",
    ]);
  });

  test("leads to the five specified cases", () => {
    expect(all(main, 'a[href^="/case-studies/"]')).toHaveLength(5);
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

const cases = readdirSync("content/cases").map((file) => file.replace(/\.yaml$/, ""));
for (const slug of cases) {
  const { main, lists } = readPage(`/case-studies/${slug}`);

  test(`the case ${slug} tells the challenge and the solution`, () => {
    expect(allWords(main, "h2")).toEqual(expect.arrayContaining(["De Uitdaging", "De Oplossing"]));
  });

  test(`the case ${slug} has three lists`, () => {
    expect(lists.filter((list) => list.length >= 3).length).toBeGreaterThanOrEqual(3);
  });

  test(`the case ${slug} shows what was before and what came after`, () => {
    expect(all(main, "img").length).toBeGreaterThanOrEqual(2);
  });
}

const texts = cases.map((slug) => readPage(`/case-studies/${slug}`).text).join(" ");

test("the cases date the firm from 2008", () => {
  expect(texts).toContain("2008");
});

test("no case dates the firm from 2013", () => {
  expect(texts).not.toMatch(/(sinds|opgericht in) 2013/);
});

test("the blog has the nine specified articles in their order", () => {
  const { main } = readPage("/blogs");
  const paths = all(main, "article[id] a, li[id] a").map((link) => link.getAttribute("href"));
  expect(paths).toEqual([
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
