import { expect, test } from "vitest";
import { addresses, all, allWords, links, readPage } from "#tests/support/page-reader.ts";

const like = (pattern: RegExp) => expect.stringMatching(pattern);
const likeAll = (...patterns: RegExp[]) => patterns.map(like);
const sliders = (main: Element) => all(main, "input[type=range]").length;

/** A group of at least four, of which the warranty is one. */
const isBenefits = (group: string[]) =>
  group.length >= 4 && group.some((each) => /garantie/i.test(each));

const steps = likeAll(
  /kennismaking|advies|opname/i,
  /offerte|prijs/i,
  /uitvoering|stucwerk/i,
  /oplevering/i,
);

test("the overview leads to the four specified services, explains the work and shows reviews", () => {
  const { groups, main, hrefs } = readPage("/diensten");
  const cards = all(main, "li:has(> a, > div > a):has(h3)").map((card) => [
    allWords(card, "h3")[0],
    ...addresses(card, "a"),
  ]);
  expect(cards).toEqual([
    ["Binnenmuur stucen", "/diensten/binnenmuur-stucen"],
    ["Buitenmuur stucen", "/diensten/buitenmuur-stucen"],
    ["Nieuwbouw stucen", "/diensten/nieuwbouw-stucen"],
    ["Schilderwerk", "/diensten/schilderwerk"],
  ]);
  expect(links(main)).toContainEqual({ text: "Sierpleister", href: "/diensten/sierpleister" });
  expect(links(main)).toContainEqual({ text: "Gevel stucen", href: "/diensten/gevel-stucen" });
  // Reasons to choose the firm.
  expect(groups).toContainEqual(
    likeAll(/15\+ jaar ervaring/i, /persoonlijk advies/i, /lokale specialist/i, /5 jaar garantie/i),
  );
  expect(groups).toContainEqual(steps);
  expect(all(main, "blockquote")).toHaveLength(3);
  expect(hrefs).toContain("/reviews");
});

test("interior plastering has its method, questions, benefits and one price indication", () => {
  const { groups, main } = readPage("/diensten/binnenmuur-stucen");
  expect(groups).toContainEqual(
    likeAll(
      /voorbereiding/i,
      /ondergrond/i,
      /primer|voorstrijk/i,
      /basislaag|grondlaag/i,
      /afwerklaag/i,
      /(opruimen|schoonmaken).*oplever/i,
    ),
  );
  expect(groups).toContainEqual(likeAll(/woonkamer.*\?$/i, /soorten.*\?$/i, /onderhoud.*\?$/i));
  expect(groups.filter(isBenefits)).not.toEqual([]);
  expect(allWords(main, 'aside:has(a[href="/contact"])')).toEqual([like(/Prijsindicatie/)]);
});

test("exterior plastering has its hero, insulation, comparisons and ways to the firm", () => {
  const { main, lists, rows, groups, hrefs, closing } = readPage("/diensten/buitenmuur-stucen");
  expect(lists).toContainEqual(
    expect.arrayContaining(likeAll(/4\.9\/5.*49/, /10\+ jaar/, /5 jaar garantie/)),
  );
  expect(allWords(main, "h2")).toContainEqual(like(/isol/i));
  // What insulation saves, and what it adds to a house.
  expect(rows).toContainEqual(likeAll(/energie/i, /30%/));
  expect(rows).toContainEqual(likeAll(/woning/i, /15%/));
  // Trust, benefits, problems to avoid and questions.
  expect(groups.filter(({ length }) => length >= 4)).toHaveLength(4);
  // Only the questions are folded.
  expect(all(main, "details:not([name])")).toEqual([]);
  expect(sliders(main)).toBe(2);
  expect(hrefs).toContainEqual(like(/^\/(offerte-aanvragen|contact)/));
  expect(closing).toContain("tel:+31100000000");
});

test("facade plastering lists a whole renovation, its benefits and questions, and compares", () => {
  const { main, groups, hrefs } = readPage("/diensten/gevel-stucen");
  expect(groups.filter(({ length }) => length >= 6)).not.toEqual([]);
  expect(groups.filter(({ length }) => length >= 4).length).toBeGreaterThanOrEqual(2);
  expect(groups).toContainEqual(expect.arrayContaining(likeAll(/steiger.*\?$/i, /subsidie.*\?$/i)));
  expect(sliders(main)).toBeGreaterThanOrEqual(2);
  expect(hrefs).toContain("/contact");
});

test("new-build plastering explains the work, and leads to the other services and a quote", () => {
  const { main, groups, hrefs } = readPage("/diensten/nieuwbouw-stucen");
  expect(groups).toContainEqual(steps);
  expect(groups.filter(isBenefits)).not.toEqual([]);
  // One in the hero, one before and one after.
  expect(all(main, "img").length).toBeGreaterThanOrEqual(3);
  expect(all(main, "blockquote")).toHaveLength(1);
  expect(hrefs).toEqual(
    expect.arrayContaining([
      "/diensten/binnenmuur-stucen",
      "/diensten/buitenmuur-stucen",
      "/diensten/gevel-stucen",
      "/diensten/schilderwerk",
      "/diensten/sierpleister",
    ]),
  );
  expect(hrefs).toContainEqual(like(/^\/offerte-aanvragen/));
});

test("new-build plastering answers four questions, of which a browser opens one at a time", () => {
  const { main } = readPage("/diensten/nieuwbouw-stucen");
  const names = all(main, "details[name]").map((question) => question.getAttribute("name"));
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(1);
});

test("painting has its own claims, steps, questions and comparisons, and ways to the firm", () => {
  const { main, lists, groups, hrefs } = readPage("/diensten/schilderwerk");
  expect(sliders(main)).toBeGreaterThan(0);
  expect(lists).toContainEqual(expect.arrayContaining(likeAll(/4\.9\/5.*43/, /3 jaar/)));
  expect(allWords(main, "h2")).toEqual(expect.arrayContaining(likeAll(/binnen/i, /buiten/i)));
  // The third of the four steps is the paint.
  const thirds = groups.filter(({ length }) => length === 4).map((group) => group[2]);
  expect(thirds).toContainEqual(like(/gronden|lakken|schilderen/i));
  const questions = groups.filter((group) => group.every((each) => each.endsWith("?")));
  expect(questions.filter(({ length }) => length >= 3)).not.toEqual([]);
  expect(hrefs).toEqual(
    expect.arrayContaining(["tel:+31100000000", "mailto:info@kalkenkwast.example", "/contact"]),
  );
});

test("painting says how long paint lasts, and when the outside is painted", () => {
  const { text } = readPage("/diensten/schilderwerk");
  expect(text).toMatch(/buiten.{0,200}?5( tot |–)7 jaar/i);
  expect(text).toMatch(/binnen.{0,200}?8( tot |–)10 jaar/i);
  expect(text).toMatch(/mei( tot( en met)? | t\/m |–)september/);
  expect(text).toMatch(/10( tot |–)25 °C/);
});

test("ornamental plaster says that its page is being made, and leads to contact", () => {
  const { hrefs, text } = readPage("/diensten/sierpleister");
  expect(text).toMatch(/in ontwikkeling|nog gemaakt|in de maak|in aanbouw/i);
  expect(hrefs).toContain("/contact");
});
