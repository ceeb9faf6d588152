import { expect, test } from "../test.ts";
import { claims } from "./figures.ts";
import { firm } from "../any/firm.ts";
import { attribute, insides, readPage, words } from "../any/page-reader.ts";

test("questions stand in the five specified categories, each with its anchor", async ({ request }) => {
  const { main, links } = await readPage(request, "/faq");
  const ids = ["algemeen", "stucwerk", "schilderwerk", "kosten", "praktisch"];
  expect(links.filter(({ href }) => href.startsWith("#")).map(({ href }) => href)).toEqual(
    ids.map((id) => `#${id}`),
  );
  for (const id of ids) expect(main).toContain(`id="${id}"`);
  const search = /<input [^>]*type="search"[^>]*>/.exec(main)?.[0] ?? "";
  expect(attribute(search, "placeholder")).toBe("Zoek in onze veelgestelde vragen...");
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

test("reviews have their heading, their summary and nine cards", async ({ request }) => {
  const { main, text } = await readPage(request, "/reviews");
  expect(insides(main, "h1").map(words)).toEqual(["Klantbeoordelingen"]);
  const summary = text.slice(0, 600);
  for (const figure of [claims.rating, claims.reviewsOnReviews, claims.satisfied])
    expect(summary).toContain(figure);
  expect(summary).toMatch(/98% tevreden klanten/);

  const cards = main.match(/<(article|figure|li)\b(?:(?!<\/\1>)[\s\S])*<blockquote[\s\S]*?<\/\1>/g) ?? [];
  expect(cards).toHaveLength(9);
  const ratings = cards.map((card) => /aria-label="([45]) van (de )?5 sterren"/.exec(card)?.[1]);
  expect(ratings.every((rating) => rating === "4" || rating === "5")).toBe(true);
  expect(ratings).toContain("4");
  for (const card of cards) {
    expect(words(insides(card, "blockquote")[0] ?? "").length, "text").toBeGreaterThan(60);
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
    const { main, links, text } = await readPage(request, `/blogs/${slug}`);
    expect(main).toContain("<img");
    expect(text).toMatch(
      /\d{1,2} (januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) 20\d\d/,
    );
    expect(text).toMatch(/Leestijd \d+ minu(ut|ten)/i);
    expect(text, "the author box").toContain(`De vakmensen van ${firm.name}`);
    const shares = links.filter(({ href }) => href.includes(encodeURIComponent(`/blogs/${slug}`)));
    expect(new Set(shares.map(({ href }) => new URL(href).host)).size).toBe(3);
    const closing = main.slice(main.lastIndexOf("<h2"));
    expect(closing).toContain('href="/contact"');
  });
}

test("the blog's list gives each article a picture, a category, a date and an excerpt", async ({
  request,
}) => {
  const { main } = await readPage(request, "/blogs");
  for (const slug of articles) {
    const at = main.indexOf(`href="/blogs/${slug}"`);
    const start = Math.max(main.lastIndexOf("<article", at), main.lastIndexOf("<li", at));
    const end = Math.min(...["</article>", "</li>"].map((tag) => main.indexOf(tag, at)).filter((i) => i > 0));
    const card = main.slice(start, end);
    expect.soft(card, slug).toContain("<img");
    expect.soft(words(insides(card, "time")[0] ?? ""), slug).toMatch(/^\d{1,2} \w+ 20\d\d$/);
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
