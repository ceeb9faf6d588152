import { expect, test } from "../helpers/test.ts";
import { claims } from "./figures.ts";
import { firm, telephone } from "../helpers/firm.ts";
import { all, allWords, type PageReading, readPage, underHeadings, words } from "../helpers/page-reader.ts";

const like = (pattern: RegExp) => expect.stringMatching(pattern);
let home: PageReading;

test.beforeEach(async ({ request }) => {
  home = await readPage(request, "/");
});

test("the hero has the firm's name, its tagline, its rating, two buttons and four ticks", () => {
  expect(allWords(home.main, "h1")).toEqual([firm.name]);
  expect(home.text).toContain(`Vakmanschap sinds ${claims.since}`);
  const rating = home.links.find(({ href }) => href === firm.externalReviews?.url);
  expect(rating?.text).toContain(claims.rating);
  expect(home.links).toContainEqual({ text: "Gratis Offerte Aanvragen", href: "/offerte-aanvragen" });
  expect(home.links).toContainEqual({ text: "Bekijk Diensten", href: "/diensten" });
  expect(home.lists).toContainEqual([
    "Strak en duurzaam stucwerk",
    "Betaalbare prijzen",
    `${claims.experience} jaar ervaring`,
    "Gratis offerte",
  ]);
  expect(allWords(home.main, "figure:has(img) figcaption")[0]).toMatch(/\w/);
});

test("the trust strip has five figures", () => {
  expect(home.lists).toContainEqual([
    expect.stringContaining(claims.rating),
    `${claims.experience} jaar Ervaring`,
    `${claims.customers} Tevreden klanten`,
    `${claims.guarantee} Kwaliteitsgarantie`,
    `${claims.available} Bereikbaar`,
  ]);
});

test("four services lead to their page", () => {
  expect(home.text).toContain("Onze Diensten Vakmanschap in Elk Detail");
  expect(home.groups).toContainEqual([/binnen/i, /buiten/i, /sierpleister/i, /schilderwerk/i].map(like));
  const more = home.links.filter(({ text }) => text.startsWith("Meer informatie"));
  const slugs = ["binnenmuur-stucen", "buitenmuur-stucen", "sierpleister", "schilderwerk"];
  expect(more.map(({ href }) => href)).toEqual(slugs.map((slug) => `/diensten/${slug}`));
  expect(home.links).toContainEqual({ text: "Bekijk alle diensten", href: "/diensten" });
});

test("four reasons, one comparison, four benefits of the network, four steps", () => {
  const reasons = [/10\+ jaar/, /goede materialen/i, /tevreden klanten/i, /op tijd/i];
  expect(home.groups).toContainEqual(reasons.map(like));
  expect(all(home.main, "input[type=range]")).toHaveLength(1);
  const benefits = [/gecertificeerde vakmensen/i, /goede materialen/i, /garantie/i, /vaste werknormen/i];
  expect(home.lists).toContainEqual(benefits.map(like));
  expect(home.links.map(({ href }) => href)).toContain(firm.partner?.url);
  const steps = [/kennismaking|advies/i, /offerte/i, /uitvoering/i, /oplevering/i];
  expect(home.groups).toContainEqual(steps.map(like));
});

test("three reviews, and links to all of them, here and elsewhere", () => {
  expect(all(home.main, "blockquote")).toHaveLength(3);
  const elsewhere = home.links.filter(({ href }) => href === firm.externalReviews?.url);
  expect(elsewhere.length, "the badge in the hero and the link beside the reviews").toBeGreaterThanOrEqual(2);
  expect(home.links.map(({ href }) => href)).toContain("/reviews");
});

test("the closing call has a button, a phone link and three badges", () => {
  expect(allWords(home.main, "h2").at(-1)).toBe("Maak Uw Woning Perfect met Professioneel Stucwerk");
  const targets = home.closing.map(({ href }) => href);
  expect(targets).toEqual(expect.arrayContaining(["/offerte-aanvragen", telephone]));
  expect(underHeadings(home.main, "li").at(-1)?.map(words)).toEqual([
    `Garantie ${claims.warranty} op al ons werk`,
    `Snelle Service Reactie binnen ${claims.reply}`,
    `Tevredenheid ${claims.rating} op Google`,
  ]);
});

test.describe("in a browser", () => {
  const animations = "main > :first-child :is(h1, figure, ul), main > :first-child > *";

  test("the hero fades in on load", async ({ page }) => {
    await page.goto("/");
    const names = await page
      .locator(animations)
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).animationName));
    expect(names.filter((name) => name !== "none").length).toBeGreaterThan(1);
  });

  test("nothing moves for who asked for rest", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("opacity", "1");
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect(moving).toBe(0);
  });
});
