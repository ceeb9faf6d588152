import { expect, test } from "../helpers/test.ts";
import { claims } from "./figures.ts";
import { firm } from "../helpers/firm.ts";
import { all, allWords, readPage, words } from "../helpers/page-reader.ts";

test("questions stand in the five specified categories, each with its anchor", async ({ request }) => {
  const { main, links } = await readPage(request, "/faq");
  const ids = ["algemeen", "stucwerk", "schilderwerk", "kosten", "praktisch"];
  expect(links.filter(({ href }) => href.startsWith("#")).map(({ href }) => href)).toEqual(
    ids.map((id) => `#${id}`),
  );
  for (const id of ids) expect(all(main, `#${id}`)).toHaveLength(1);
  const search = main.querySelector("input[type=search]");
  expect(search?.getAttribute("placeholder")).toBe("Zoek in onze veelgestelde vragen...");
  expect(links.map(({ href }) => href)).toContain("/contact");
});

test("the WhatsApp chat floats: it stays in sight while the questions scroll", async ({ page }) => {
  await page.goto("/faq");
  await page.getByRole("button", { name: "Alleen noodzakelijk" }).click();
  const chat = page.locator(`a[href*="wa.me/${firm.whatsapp}"]`);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(chat).toBeInViewport();
});

test("reviews have their heading, their summary and at least nine cards", async ({ request }) => {
  const { main, text } = await readPage(request, "/reviews");
  expect(allWords(main, "h1")).toEqual(["Klantbeoordelingen"]);
  const summary = text.slice(0, 600);
  for (const figure of [claims.rating, claims.reviewsOnReviews, claims.satisfied])
    expect(summary).toContain(figure);
  expect(summary).toMatch(/98% tevreden klanten/);

  const cards = all(main, ":is(article, figure, li):has(> blockquote)");
  // Those specified; the owner may have added some.
  expect(cards.length).toBeGreaterThanOrEqual(9);
  const stars = cards.map((card) => card.querySelector("[aria-label*=sterren]")?.getAttribute("aria-label"));
  const ratings = stars.map((label) => /^([45]) van (de )?5 sterren$/.exec(label ?? "")?.[1]);
  expect(ratings.every((rating) => rating === "4" || rating === "5")).toBe(true);
  expect(ratings).toContain("4");
  expect(all(main, "[aria-label*=sterren]"), "no stars said of the average").toHaveLength(9);
  for (const card of cards) {
    expect(allWords(card, "blockquote")[0]?.length, "text").toBeGreaterThan(20);
    expect(words(card), "name, place and month").toMatch(
      /[A-Z][\w'-]+.*, (januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) 20\d\d/,
    );
  }
});

const articles = [
  "binnen-stucwerk-rotterdam",
  "buiten-stucwerk-rotterdam",
  "nieuwbouw-stucen-tips",
  "gevel-renovatie-rotterdam",
  "stucwerk-onderhoud-tips",
  "schilderwerk-binnen-buiten-rotterdam",
  "stucwerk-trends-2023",
  "stucwerk-kosten-rotterdam",
  "stucwerk-vs-latex-verf",
];

for (const slug of articles) {
  test(`article ${slug} has a picture, a Dutch date, a reading time, an author and a way to contact`, async ({
    request,
  }) => {
    const { main, links, closing, text } = await readPage(request, `/blogs/${slug}`);
    expect(all(main, "img")).not.toEqual([]);
    expect(text).toMatch(
      /\d{1,2} (januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) 20\d\d/,
    );
    expect(text).toMatch(/Leestijd \d+ minu(ut|ten)/i);
    expect(text, "the author box").toContain(`Redactie ${firm.name}`);
    const shares = links.filter(({ href }) => href.includes(encodeURIComponent(`/blogs/${slug}`)));
    expect(new Set(shares.map(({ href }) => new URL(href).host)).size).toBe(3);
    expect(closing.map(({ href }) => href)).toContain("/contact");
  });
}

test("the blog's list gives each article a picture, a category, a date and an excerpt", async ({
  request,
}) => {
  const { main } = await readPage(request, "/blogs");
  for (const slug of articles) {
    const card = main.querySelector(`a[href="/blogs/${slug}"]`)?.closest("article, li") ?? main;
    expect.soft(all(card, "img"), slug).toHaveLength(1);
    expect.soft(allWords(card, "time")[0], slug).toMatch(/^\d{1,2} \w+ 20\d\d$/);
    expect.soft(words(card), slug).toMatch(/leestijd \d+ minu(ut|ten)/i);
    expect.soft(words(card).length, slug).toBeGreaterThan(120);
  }
});

test("the sitemap page leads to every page of the site", async ({ request }) => {
  const { links } = await readPage(request, "/sitemap");
  const targets = links.map(({ href }) => href);
  for (const path of [
    "/",
    "/diensten/sierpleister",
    "/offerte-aanvragen",
    "/privacy-policy",
    "/terms-of-service",
  ]) {
    expect.soft(targets).toContain(path);
  }
  expect.soft(targets).toEqual(expect.arrayContaining(articles.map((slug) => `/blogs/${slug}`)));
});
