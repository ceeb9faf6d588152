import { readdirSync } from "node:fs";
import { expect, test } from "../helpers/test.ts";
import { monthAndYear } from "./months.ts";
import { all, allWords, readPage, underHeadings, words } from "../helpers/page-reader.ts";

const like = (pattern: RegExp) => expect.stringMatching(pattern);
const slugs = readdirSync("content/cases").map((file) => file.replace(/\.yaml$/, ""));

test("the portfolio has its projects, compares before and after, and ends with a quote or contact", () => {
  const { main, groups, hrefs } = readPage("/projecten");
  expect(groups.map((group) => group.length)).toEqual(expect.arrayContaining([3, 6]));
  const projects = underHeadings(main, "h3").filter(({ length }) => [3, 6].includes(length));
  for (const item of projects.flat().map((heading) => heading.closest("li, article") ?? heading)) {
    expect(item.querySelector("img")?.getAttribute("alt")).toMatch(/\w/);
    expect(words(item).length).toBeGreaterThan(80);
  }

  const sections = underHeadings(main, "input[type=range]").filter(({ length }) => length > 0);
  expect(sections, "one section of its own, and more pairs").toHaveLength(2);
  expect(sections.flat().length).toBeGreaterThanOrEqual(3);
  const closing = hrefs.filter((href) => !href.startsWith("tel:"));
  expect(closing.slice(-2)).toEqual(["/offerte-aanvragen", "/contact"]);
});

test("every comparison starts at 50 of 0 to 100 and says to slide", () => {
  const services = ["buitenmuur-stucen", "gevel-stucen", "schilderwerk"].map((slug) => `/diensten/${slug}`);
  for (const path of ["/", "/projecten", ...services]) {
    const { main, text } = readPage(path);
    const ranges = all(main, "input[type=range]");
    expect(ranges.length, path).toBeGreaterThan(0);
    for (const range of ranges)
      expect(["min", "max", "value"].map((name) => range.getAttribute(name))).toEqual(["0", "100", "50"]);
    expect((text.match(/(Schuif|Sleep) /g) ?? []).length, path).toBeGreaterThanOrEqual(ranges.length);
  }
});

const kinds = ["Gevelrenovaties", "Binnenstucwerk", "Nieuwbouw", "Restauratie", "Commercieel"];

test("case studies have their title, six filters, five cards and four statistics", () => {
  const { main, lists, groups, hrefs } = readPage("/case-studies");
  expect(allWords(main, "h1")).toEqual(["Case Studies"]);
  expect(allWords(main, "button")).toEqual(["Alle Projecten", ...kinds]);
  expect(all(main, 'a[href^="/case-studies/"]')).toHaveLength(5);
  const figures = [/^750\+ /, /^95% .*tevreden/, /^15\+ jaar ervaring/, /^35k\+ m²/];
  expect(lists).toContainEqual(figures.map(like));
  expect(hrefs.findLast((href) => !href.startsWith("tel:"))).toBe("/contact");
  expect(groups.length).toBeGreaterThan(1);
});

test("each card of a case has its picture, badge, title, excerpt, client, place, month and link", () => {
  const { main } = readPage("/case-studies");
  for (const slug of slugs) {
    const card = main.querySelector(`#cases a[href="/case-studies/${slug}"]`)?.closest("li") ?? main;
    expect.soft(all(card, "img"), slug).toHaveLength(1);
    expect.soft(words(card), slug).toMatch(new RegExp(kinds.join("|")));
    expect.soft(all(card, "h2, h3"), slug).toHaveLength(1);
    expect.soft(allWords(card, "p").join(" ").length, slug).toBeGreaterThan(60);
    expect.soft(allWords(card, "dd"), slug).toEqual([like(/\w/), like(/\w/), like(monthAndYear)]);
  }
});

test("each case has its parts, and says since when the firm exists in its own reading", () => {
  for (const slug of slugs) {
    const { main, lists } = readPage(`/case-studies/${slug}`);
    expect(allWords(main, "h2"), slug).toEqual(expect.arrayContaining(["De Uitdaging", "De Oplossing"]));
    expect(lists.filter((list) => list.length >= 3).length, slug).toBeGreaterThanOrEqual(3);
    expect(all(main, "img").length, slug).toBeGreaterThanOrEqual(2);
  }

  const texts = slugs.map((slug) => readPage(`/case-studies/${slug}`).text).join(" ");
  expect(texts).toContain("2008");
  expect(texts).not.toMatch(/(sinds|opgericht in) 2013/);
});
