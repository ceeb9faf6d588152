import { expect, test } from "../helpers/test.ts";
import { firm, telephone } from "../helpers/firm.ts";
import { all, allWords, readPage, words } from "../helpers/page-reader.ts";

const like = (pattern: RegExp) => expect.stringMatching(pattern);
const isBenefits = (group: string[]) => group.length >= 4 && group.some((each) => /garantie/i.test(each));
const sliders = (main: Element) => all(main, "input[type=range]").length;
const likeAll = (...patterns: RegExp[]) => patterns.map(like);
const pathsOf = (...slugs: string[]) => slugs.map((slug) => `/diensten/${slug}`);
const steps = [/kennismaking|advies|opname/i, /offerte|prijs/i, /uitvoering|stucwerk/i, /oplevering/i];
const process = likeAll(...steps);

test("the overview has four services, four reasons, four steps and three reviews", async ({ request }) => {
  const { groups, main, links } = await readPage(request, "/diensten");
  const cards = links.filter((link) => link.text.startsWith("Meer informatie")).map(({ href }) => href);
  expect(cards).toEqual(
    pathsOf("binnenmuur-stucen", "buitenmuur-stucen", "nieuwbouw-stucen", "schilderwerk"),
  );
  expect(groups).toContainEqual(
    likeAll(/15\+ jaar ervaring/i, /persoonlijk advies/i, /lokale specialist/i, /5 jaar garantie/i),
  );
  expect(groups).toContainEqual(process);
  expect(all(main, "blockquote")).toHaveLength(3);
  expect(links.map(({ href }) => href)).toContain("/reviews");
});

test.describe("interior plastering", () => {
  const path = "/diensten/binnenmuur-stucen";

  test("has its method in six steps, benefits and three questions", async ({ request }) => {
    const { groups } = await readPage(request, path);
    const first = [/voorbereiding/i, /ondergrond/i, /primer|voorstrijk/i];
    const then = [/basislaag|grondlaag/i, /afwerklaag/i, /(opruimen|schoonmaken).*oplever/i];
    expect(groups).toContainEqual(likeAll(...first, ...then));
    expect(groups).toContainEqual(likeAll(/woonkamer.*\?$/i, /soorten.*\?$/i, /onderhoud.*\?$/i));
    expect(groups.filter(isBenefits)).not.toEqual([]);
  });

  test("has a price indication beside the text, and a contact button", async ({ request }) => {
    const { main } = await readPage(request, path);
    const box = all(main, 'aside:has(a[href="/contact"])').map(words);
    expect(box).toEqual([like(/Prijsindicatie/)]);
  });

  test("takes the discount away when it is over", async ({ page }) => {
    await page.clock.setFixedTime("2027-04-01T12:00:00+02:00");
    await page.goto(path);
    await expect(page.getByRole("complementary")).not.toContainText("korting");
  });
});

test("exterior plastering has all its parts", async ({ request }) => {
  const { main, lists, rows, groups, links, closing } = await readPage(
    request,
    "/diensten/buitenmuur-stucen",
  );
  expect(all(main, '[aria-label="Kruimelpad"]')).toHaveLength(1);
  expect(lists).toContainEqual(
    expect.arrayContaining([like(/4\.9\/5.*49/), like(/10\+ jaar/), like(/5 jaar garantie/)]),
  );
  expect(allWords(main, "h2")).toContainEqual(like(/isol/i));
  const long = groups.filter(({ length }) => length >= 4);
  expect(long, "benefits, problems to avoid, and questions").toHaveLength(3);
  expect(rows).toContainEqual([like(/energie/i), like(/30%/)]);
  expect(rows).toContainEqual([like(/woning/i), like(/15%/)]);
  expect(sliders(main)).toBe(2);
  expect(closing.map(({ href }) => href)).toContain(telephone);
  expect(links.map(({ href }) => href)).toContainEqual(like(/^\/(offerte-aanvragen|contact)/));
});

test("facade plastering lists a whole renovation, shows before and after, and leads to contact", async ({
  request,
}) => {
  const { main, groups, links } = await readPage(request, "/diensten/gevel-stucen");
  expect(groups.filter(({ length }) => length >= 6)).not.toEqual([]);
  expect(groups.filter(({ length }) => length >= 4).length, "list and benefits").toBeGreaterThanOrEqual(2);
  expect(groups).toContainEqual(expect.arrayContaining([like(/steiger.*\?$/i), like(/subsidie.*\?$/i)]));
  expect(sliders(main)).toBeGreaterThanOrEqual(2);
  expect(links.map(({ href }) => href)).toContain("/contact");
});

test.describe("new-build plastering", () => {
  const path = "/diensten/nieuwbouw-stucen";

  test("has benefits, four steps, photographs, links to services, a quote box and one review", async ({
    request,
  }) => {
    const { main, groups, links } = await readPage(request, path);
    expect(groups).toContainEqual(process);
    expect(groups.filter(isBenefits)).not.toEqual([]);
    expect(all(main, "img").length, "hero, before and after").toBeGreaterThanOrEqual(3);
    const targets = links.map(({ href }) => href);
    const others = ["binnenmuur-stucen", "buitenmuur-stucen", "gevel-stucen", "schilderwerk", "sierpleister"];
    expect(targets).toEqual(expect.arrayContaining(pathsOf(...others)));
    expect(targets).toContainEqual(like(/^\/offerte-aanvragen/));
    expect(all(main, "blockquote")).toHaveLength(1);
  });

  test("opens one of its four questions at a time, and closes it again", async ({ page }) => {
    await page.goto(path);
    const questions = page.locator("main details");
    const open = page.locator("main details[open]");
    await expect(questions).toHaveCount(4);
    await page.locator("main summary").nth(1).click();
    await page.locator("main summary").nth(2).click();
    await expect(open).toHaveCount(1);
    await expect(questions.nth(2)).toHaveAttribute("open");
    await page.locator("main summary").nth(2).click();
    await expect(open).toHaveCount(0);
  });
});

test("painting has its figures, work inside and outside, steps, prices, questions and contact", async ({
  request,
}) => {
  const { main, lists, groups, links, text } = await readPage(request, "/diensten/schilderwerk");
  expect(lists).toContainEqual(expect.arrayContaining([like(/4\.9\/5.*43/), like(/3 jaar/)]));
  expect(allWords(main, "h2")).toEqual(expect.arrayContaining([like(/binnen/i), like(/buiten/i)]));
  expect(
    groups.some((group) => group.length === 4 && /gronden|lakken|schilderen/i.test(group[2] ?? "")),
  ).toBe(true);
  expect(groups.some((group) => group.length >= 3 && group.every((each) => each.endsWith("?")))).toBe(true);
  const targets = links.map(({ href }) => href);
  expect(targets).toEqual(expect.arrayContaining([telephone, `mailto:${firm.email}`, "/contact"]));
  expect(text).toMatch(/buiten.{0,200}?5( tot |–)7 jaar/i);
  expect(text).toMatch(/binnen.{0,200}?8( tot |–)10 jaar/i);
  expect(text).toMatch(/mei( tot( en met)? | t\/m |–)september/);
  expect(text).toMatch(/10( tot |–)25 °C/);
});

test("ornamental plaster says that it is being made, and leads to contact", async ({ request }) => {
  const { links, text } = await readPage(request, "/diensten/sierpleister");
  expect(text).toMatch(/in ontwikkeling|nog gemaakt|in de maak|in aanbouw/i);
  expect(links.map(({ href }) => href)).toContain("/contact");
});
