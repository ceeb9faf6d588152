import { all, allWords, readPage } from "#e2e/helpers/page-reader.ts";
import { expect, test } from "#e2e/helpers/test.ts";

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

test.describe("the overview of services", () => {
  const { groups, main, links, hrefs } = readPage("/diensten");

  test("leads to the four specified services", () => {
    const more = links.filter(({ text }) => text.startsWith("Meer informatie"));
    const names = ["binnenmuur-stucen", "buitenmuur-stucen", "nieuwbouw-stucen", "schilderwerk"];
    const paths = names.map((name) => `/diensten/${name}`);
    expect(more.map(({ href }) => href)).toEqual(paths);
  });

  test("gives four reasons to choose the firm", () => {
    expect(groups).toContainEqual(
      likeAll(
        /15\+ jaar ervaring/i,
        /persoonlijk advies/i,
        /lokale specialist/i,
        /5 jaar garantie/i,
      ),
    );
  });

  test("explains the work in four steps", () => {
    expect(groups).toContainEqual(steps);
  });

  test("shows three reviews", () => {
    expect(all(main, "blockquote")).toHaveLength(3);
  });

  test("leads to all reviews", () => {
    expect(hrefs).toContain("/reviews");
  });
});

test.describe("interior plastering", () => {
  const { groups, main } = readPage("/diensten/binnenmuur-stucen");

  test("explains its method in six steps", () => {
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
  });

  test("answers how long, which kinds and how to maintain", () => {
    expect(groups).toContainEqual(likeAll(/woonkamer.*\?$/i, /soorten.*\?$/i, /onderhoud.*\?$/i));
  });

  test("lists its benefits, the warranty among them", () => {
    expect(groups.filter(isBenefits)).not.toEqual([]);
  });

  test("has one price indication beside the text", () => {
    expect(allWords(main, 'aside:has(a[href="/contact"])')).toEqual([like(/Prijsindicatie/)]);
  });

  test("dates the discount to the end of the month in which it is read", async ({ page }) => {
    await page.clock.setFixedTime("2027-04-01T12:00:00+02:00");
    await page.goto("/diensten/binnenmuur-stucen");
    await expect(page.getByRole("complementary")).toContainText("uiterlijk 30 april 2027");
  });
});

test.describe("exterior plastering", () => {
  const reading = readPage("/diensten/buitenmuur-stucen");
  const { main, lists, rows, groups, hrefs, closing } = reading;

  test("has the rating, the experience and the warranty in its hero", () => {
    expect(lists).toContainEqual(
      expect.arrayContaining(likeAll(/4\.9\/5.*49/, /10\+ jaar/, /5 jaar garantie/)),
    );
  });

  test("has a section about insulation", () => {
    expect(allWords(main, "h2")).toContainEqual(like(/isol/i));
  });

  test("has benefits, problems to avoid and questions, at least four of each", () => {
    expect(groups.filter(({ length }) => length >= 4)).toHaveLength(3);
  });

  test("says what insulation saves and what it adds to a house", () => {
    expect(rows).toContainEqual(likeAll(/energie/i, /30%/));
    expect(rows).toContainEqual(likeAll(/woning/i, /15%/));
  });

  test("compares two walls before and after", () => {
    expect(sliders(main)).toBe(2);
  });

  test("leads to a quote", () => {
    expect(hrefs).toContainEqual(like(/^\/(offerte-aanvragen|contact)/));
  });

  test("ends with the phone number", () => {
    expect(closing).toContain("tel:+31100000000");
  });
});

test.describe("facade plastering", () => {
  const { main, groups, hrefs } = readPage("/diensten/gevel-stucen");

  test("lists a whole renovation in at least six parts", () => {
    expect(groups.filter(({ length }) => length >= 6)).not.toEqual([]);
  });

  test("has its list and its benefits, at least four of each", () => {
    expect(groups.filter(({ length }) => length >= 4).length).toBeGreaterThanOrEqual(2);
  });

  test("answers whether scaffolding is needed and a subsidy is given", () => {
    expect(groups).toContainEqual(
      expect.arrayContaining(likeAll(/steiger.*\?$/i, /subsidie.*\?$/i)),
    );
  });

  test("compares at least two facades before and after", () => {
    expect(sliders(main)).toBeGreaterThanOrEqual(2);
  });

  test("leads to contact", () => {
    expect(hrefs).toContain("/contact");
  });
});

test.describe("new-build plastering", () => {
  const { main, groups, hrefs } = readPage("/diensten/nieuwbouw-stucen");

  test("explains the work in four steps", () => {
    expect(groups).toContainEqual(steps);
  });

  test("lists its benefits, the warranty among them", () => {
    expect(groups.filter(isBenefits)).not.toEqual([]);
  });

  test("shows a photograph in its hero, one before and one after", () => {
    expect(all(main, "img").length).toBeGreaterThanOrEqual(3);
  });

  test("leads to the other five services", () => {
    expect(hrefs).toEqual(
      expect.arrayContaining([
        "/diensten/binnenmuur-stucen",
        "/diensten/buitenmuur-stucen",
        "/diensten/gevel-stucen",
        "/diensten/schilderwerk",
        "/diensten/sierpleister",
      ]),
    );
  });

  test("leads to the quote form", () => {
    expect(hrefs).toContainEqual(like(/^\/offerte-aanvragen/));
  });

  test("shows one review", () => {
    expect(all(main, "blockquote")).toHaveLength(1);
  });

  test("answers four questions, of which a browser opens one at a time", () => {
    const names = all(main, "details[name]").map((question) => question.getAttribute("name"));
    expect(names).toHaveLength(4);
    expect(new Set(names).size).toBe(1);
  });
});

test.describe("painting", () => {
  const { main, lists, groups, hrefs, text } = readPage("/diensten/schilderwerk");

  test("compares walls before and after", () => {
    expect(sliders(main)).toBeGreaterThan(0);
  });

  test("has its own rating and warranty in its hero", () => {
    expect(lists).toContainEqual(expect.arrayContaining(likeAll(/4\.9\/5.*43/, /3 jaar/)));
  });

  test("has a section about inside and one about outside", () => {
    expect(allWords(main, "h2")).toEqual(expect.arrayContaining(likeAll(/binnen/i, /buiten/i)));
  });

  test("explains the work in four steps, the third of which is the paint", () => {
    const thirds = groups.filter(({ length }) => length === 4).map((group) => group[2]);
    expect(thirds).toContainEqual(like(/gronden|lakken|schilderen/i));
  });

  test("answers at least three questions", () => {
    const questions = groups.filter((group) => group.every((each) => each.endsWith("?")));
    expect(questions.filter(({ length }) => length >= 3)).not.toEqual([]);
  });

  test("leads to the phone, the mail and the contact page", () => {
    expect(hrefs).toEqual(
      expect.arrayContaining(["tel:+31100000000", "mailto:info@kalkenkwast.example", "/contact"]),
    );
  });

  test("says how long paint lasts outside", () => {
    expect(text).toMatch(/buiten.{0,200}?5( tot |–)7 jaar/i);
  });

  test("says how long paint lasts inside", () => {
    expect(text).toMatch(/binnen.{0,200}?8( tot |–)10 jaar/i);
  });

  test("says in which months the outside is painted", () => {
    expect(text).toMatch(/mei( tot( en met)? | t\/m |–)september/);
  });

  test("says at what temperature the outside is painted", () => {
    expect(text).toMatch(/10( tot |–)25 °C/);
  });
});

test.describe("ornamental plaster", () => {
  const { hrefs, text } = readPage("/diensten/sierpleister");

  test("says that its page is being made", () => {
    expect(text).toMatch(/in ontwikkeling|nog gemaakt|in de maak|in aanbouw/i);
  });

  test("leads to contact", () => {
    expect(hrefs).toContain("/contact");
  });
});
