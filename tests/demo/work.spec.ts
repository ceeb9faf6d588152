import { readdirSync } from "node:fs";
import { expect, test } from "../test.ts";
import { claims } from "./figures.ts";
import { telephone } from "../any/firm.ts";
import { attribute, insides, readPage, words } from "../any/page-reader.ts";

const like = (pattern: RegExp) => expect.stringMatching(pattern);
const slugs = readdirSync("content/cases").map((file) => file.replace(/\.yaml$/, ""));
const month = "(januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)";
const monthAndYear = new RegExp(`${month} 20\\d\\d`);

test("the portfolio has three featured and six recent projects, each with picture, place and words", async ({
  request,
}) => {
  const { main, groups } = await readPage(request, "/projecten");
  expect(groups.map((group) => group.length)).toEqual(expect.arrayContaining([3, 6]));
  const projects = main.split(/<h2\b/).filter((part) => [3, 6].includes(insides(part, "h3").length));
  for (const item of projects.flatMap((part) => part.match(/<(li|article)[\s\S]*?<\/\1>/g) ?? [])) {
    expect(item).toContain("<img");
    expect(attribute(item, "alt")).not.toBe("");
    expect(words(item).length).toBeGreaterThan(80);
  }
});

test("the portfolio compares before and after twice, and ends with a quote or contact", async ({
  request,
}) => {
  const { main, links } = await readPage(request, "/projecten");
  const sections = main.split(/<h2\b/).filter((part) => part.includes('type="range"'));
  expect(sections, "one section of its own, and more pairs").toHaveLength(2);
  expect(main.match(/type="range"/g)?.length).toBeGreaterThanOrEqual(3);
  const closing = links.slice(-2).map(({ href }) => href);
  expect(closing).toEqual(["/offerte-aanvragen", "/contact"]);
});

for (const path of [
  "/",
  "/diensten/buitenmuur-stucen",
  "/diensten/gevel-stucen",
  "/diensten/schilderwerk",
  "/projecten",
]) {
  test(`every comparison on ${path} starts at 50 of 0 to 100 and says to slide`, async ({ request }) => {
    const { main } = await readPage(request, path);
    const ranges = main.match(/<input [^>]*type="range"[^>]*>/g) ?? [];
    expect(ranges.length).toBeGreaterThan(0);
    for (const range of ranges) {
      expect([attribute(range, "min"), attribute(range, "max"), attribute(range, "value")]).toEqual([
        "0",
        "100",
        "50",
      ]);
    }
    const hints = words(main).match(/(Schuif|Sleep) /g) ?? [];
    expect(hints.length).toBeGreaterThanOrEqual(ranges.length);
  });
}

test("case studies have their title, six filters, five cards and four statistics", async ({ request }) => {
  const { main, lists, groups, links } = await readPage(request, "/case-studies");
  expect(insides(main, "h1").map(words)).toEqual(["Case Studies"]);
  const buttons = insides(main, "button").map(words);
  const filters = [
    "Alle Projecten",
    "Gevelrenovaties",
    "Binnenstucwerk",
    "Nieuwbouw",
    "Restauratie",
    "Commercieel",
  ];
  expect(buttons).toEqual(filters);
  expect(main.match(/href="\/case-studies\/[\w-]+"/g)).toHaveLength(5);
  expect(lists).toContainEqual([
    like(/^750\+ /),
    like(/^95% .*tevreden/),
    like(/^15\+ jaar ervaring/),
    like(/^35k\+ m²/),
  ]);
  expect(links.at(-1)?.href).toBe("/contact");
  expect(groups.length).toBeGreaterThan(1);
});

test("each card of a case has its picture, badge, title, excerpt, client, place, month and link", async ({
  request,
}) => {
  const { main } = await readPage(request, "/case-studies");
  const list = /<ul[^>]*id="cases"[\s\S]*?<\/ul>/.exec(main)?.[0] ?? main;
  for (const slug of slugs) {
    const at = list.indexOf(`/case-studies/${slug}`);
    const card = list.slice(list.lastIndexOf("<li", at), list.indexOf("</li>", at));
    expect.soft(card, slug).toContain("<img");
    expect
      .soft(words(card), slug)
      .toMatch(/Gevelrenovaties|Binnenstucwerk|Nieuwbouw|Restauratie|Commercieel/);
    expect.soft(insides(card, "h2").length + insides(card, "h3").length, slug).toBe(1);
    expect.soft(insides(card, "p").map(words).join(" ").length, slug).toBeGreaterThan(60);
    expect.soft(insides(card, "dd").map(words), slug).toEqual([like(/\w/), like(/\w/), like(monthAndYear)]);
  }
});

for (const slug of slugs) {
  test(`case ${slug} has all its parts`, async ({ request }) => {
    const { main, lists, links, text } = await readPage(request, `/case-studies/${slug}`);
    const headings = insides(main, "h2").map(words);
    expect(headings).toEqual(expect.arrayContaining(["De Uitdaging", "De Oplossing"]));
    expect(headings).toEqual(
      expect.arrayContaining([like(/technieken/i), like(/materialen/i), like(/project/i)]),
    );
    expect(insides(main, "dt").map(words)).toEqual(
      expect.arrayContaining([
        like(/opdrachtgever/i),
        like(/locatie/i),
        like(/opgeleverd|oplevering/i),
        like(/doorlooptijd|duur/i),
        like(/type project/i),
      ]),
    );
    expect(text).toMatch(monthAndYear);
    expect(text).toMatch(/Gevelrenovaties|Binnenstucwerk|Nieuwbouw|Restauratie|Commercieel/);
    expect(
      lists.filter((list) => list.length >= 3).length,
      "results, techniques, materials",
    ).toBeGreaterThanOrEqual(3);
    expect(main.match(/<img/g)?.length, "before and after").toBeGreaterThanOrEqual(2);
    const targets = links.map(({ href }) => href);
    expect(targets).toEqual(expect.arrayContaining(["/", "/case-studies", "/contact", telephone]));
    expect(main.slice(main.lastIndexOf("<h2"))).toContain('href="/contact"');
    expect(main.slice(main.lastIndexOf("<h2"))).toContain(`href="${telephone}"`);
  });
}

test("case studies say since when the firm exists, in their own reading", async ({ request }) => {
  const pages = await Promise.all(slugs.map((slug) => readPage(request, `/case-studies/${slug}`)));
  const texts = pages.map(({ text }) => text).join(" ");
  expect(texts).toContain(claims.sinceInCases);
  expect(texts).not.toMatch(/(sinds|opgericht in) 2013/);
});
