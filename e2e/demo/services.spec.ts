import { metas as serviceMetas } from "#data/collections/services.ts";
import { meta as homeMeta } from "#data/pages/home.ts";
import { firm, telephone } from "#e2e/helpers/firm.ts";
import { all, allWords, readPage, wordsOf } from "#e2e/helpers/page-reader.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const like = (pattern: RegExp) => expect.stringMatching(pattern);
const likeAll = (...patterns: RegExp[]) => patterns.map(like);
const isBenefits = (group: string[]) =>
  group.length >= 4 && group.some((each) => /garantie/i.test(each));
const sliders = (main: Element) => all(main, "input[type=range]").length;
const pathsOf = (...slugs: string[]) => slugs.map((slug) => `/diensten/${slug}`);
const steps = [
  /kennismaking|advies|opname/i,
  /offerte|prijs/i,
  /uitvoering|stucwerk/i,
  /oplevering/i,
];

test("the overview has four services, four reasons, four steps and three reviews", () => {
  const { groups, main, links, hrefs } = readPage("/diensten");
  const cards = links
    .filter((link) => link.text.startsWith("Meer informatie"))
    .map(({ href }) => href);
  const services = ["binnenmuur-stucen", "buitenmuur-stucen", "nieuwbouw-stucen", "schilderwerk"];
  expect(cards).toEqual(pathsOf(...services));
  const reasons = [
    /15\+ jaar ervaring/i,
    /persoonlijk advies/i,
    /lokale specialist/i,
    /5 jaar garantie/i,
  ];
  expect(groups).toContainEqual(likeAll(...reasons));
  expect(groups).toContainEqual(likeAll(...steps));
  expect(all(main, "blockquote")).toHaveLength(3);
  expect(hrefs).toContain("/reviews");
});

test("interior plastering has its method, benefits, questions and a price indication beside the text", () => {
  const { groups, main } = readPage("/diensten/binnenmuur-stucen");
  const first = [/voorbereiding/i, /ondergrond/i, /primer|voorstrijk/i];
  const then = [/basislaag|grondlaag/i, /afwerklaag/i, /(opruimen|schoonmaken).*oplever/i];
  expect(groups).toContainEqual(likeAll(...first, ...then));
  expect(groups).toContainEqual(likeAll(/woonkamer.*\?$/i, /soorten.*\?$/i, /onderhoud.*\?$/i));
  expect(groups.filter(isBenefits)).not.toEqual([]);
  expect(allWords(main, 'aside:has(a[href="/contact"])')).toEqual([like(/Prijsindicatie/)]);
});

test("interior plastering takes the discount away when it is over", async ({ page }) => {
  await page.clock.setFixedTime("2027-04-01T12:00:00+02:00");
  await page.goto("/diensten/binnenmuur-stucen");
  await expect(page.getByRole("complementary")).not.toContainText("korting");
});

test("exterior plastering has all its parts", () => {
  const { main, lists, rows, groups, hrefs, closing } = readPage("/diensten/buitenmuur-stucen");
  const facts = likeAll(/4\.9\/5.*49/, /10\+ jaar/, /5 jaar garantie/);
  expect(lists).toContainEqual(expect.arrayContaining(facts));
  expect(allWords(main, "h2")).toContainEqual(like(/isol/i));
  const long = groups.filter(({ length }) => length >= 4);
  expect(long, "benefits, problems to avoid, and questions").toHaveLength(3);
  expect(rows).toContainEqual(likeAll(/energie/i, /30%/));
  expect(rows).toContainEqual(likeAll(/woning/i, /15%/));
  expect(sliders(main)).toBe(2);
  expect(closing).toContain(telephone);
  expect(hrefs).toContainEqual(like(/^\/(offerte-aanvragen|contact)/));
});

test("facade plastering lists a whole renovation, shows before and after, and leads to contact", () => {
  const { main, groups, hrefs } = readPage("/diensten/gevel-stucen");
  expect(groups.filter(({ length }) => length >= 6)).not.toEqual([]);
  expect(
    groups.filter(({ length }) => length >= 4).length,
    "list and benefits",
  ).toBeGreaterThanOrEqual(2);
  expect(groups).toContainEqual(expect.arrayContaining(likeAll(/steiger.*\?$/i, /subsidie.*\?$/i)));
  expect(sliders(main)).toBeGreaterThanOrEqual(2);
  expect(hrefs).toContain("/contact");
});

test("new-build plastering has benefits, steps, photographs, links, a quote box, one review and questions", () => {
  const { main, groups, hrefs } = readPage("/diensten/nieuwbouw-stucen");
  expect(groups).toContainEqual(likeAll(...steps));
  expect(groups.filter(isBenefits)).not.toEqual([]);
  expect(all(main, "img").length, "hero, before and after").toBeGreaterThanOrEqual(3);
  const others = [
    "binnenmuur-stucen",
    "buitenmuur-stucen",
    "gevel-stucen",
    "schilderwerk",
    "sierpleister",
  ];
  expect(hrefs).toEqual(expect.arrayContaining(pathsOf(...others)));
  expect(hrefs).toContainEqual(like(/^\/offerte-aanvragen/));
  expect(all(main, "blockquote")).toHaveLength(1);
  const names = all(main, "details[name]").map((question) => question.getAttribute("name"));
  expect(
    [names.length, new Set(names).size],
    "four questions, of which a browser opens one",
  ).toEqual([4, 1]);
});

test("painting has its figures, work inside and outside, steps, prices, questions and contact", () => {
  const { main, lists, groups, hrefs, text } = readPage("/diensten/schilderwerk");
  expect(sliders(main)).toBeGreaterThan(0);
  expect(lists).toContainEqual(expect.arrayContaining(likeAll(/4\.9\/5.*43/, /3 jaar/)));
  expect(allWords(main, "h2")).toEqual(expect.arrayContaining(likeAll(/binnen/i, /buiten/i)));
  const work = groups.filter((group) => group.length === 4).map((group) => group[2]);
  expect(work).toContainEqual(like(/gronden|lakken|schilderen/i));
  expect(
    groups.some((group) => group.length >= 3 && group.every((each) => each.endsWith("?"))),
  ).toBe(true);
  expect(hrefs).toEqual(expect.arrayContaining([telephone, `mailto:${firm.email}`, "/contact"]));
  expect(text).toMatch(/buiten.{0,200}?5( tot |–)7 jaar/i);
  expect(text).toMatch(/binnen.{0,200}?8( tot |–)10 jaar/i);
  expect(text).toMatch(/mei( tot( en met)? | t\/m |–)september/);
  expect(text).toMatch(/10( tot |–)25 °C/);
});

test("search engines are told the three answers of the specification, which services show", () => {
  const answers = [
    /woonkamer.* 2 tot 3 dagen/s,
    /soorten \p{L}*(stuc|pleister)/u,
    /onderhoud .*gestucte/s,
  ];
  for (const { path, questions = [] } of [homeMeta, ...serviceMetas]) {
    const told = questions.slice(0, 3);
    const texts = told.map(({ question, answer }) => `${question} ${answer}`);
    expect.soft(texts, path).toEqual(answers.map(like));
    // These show none of their own, and tell those of the first.
    if (["/", "/diensten/sierpleister"].includes(path)) {
      continue;
    }
    for (const each of told.flatMap(({ question, answer }) => [question, answer])) {
      expect.soft(readPage(path).text).toContain(wordsOf(each));
    }
  }
});

test("ornamental plaster says that it is being made, and leads to contact", () => {
  const { hrefs, text } = readPage("/diensten/sierpleister");
  expect(text).toMatch(/in ontwikkeling|nog gemaakt|in de maak|in aanbouw/i);
  expect(hrefs).toContain("/contact");
});
