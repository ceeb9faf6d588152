import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";

const articles = [
  ["binnen-stucwerk-rotterdam", "Binnenmuur Stucen"],
  ["buiten-stucwerk-rotterdam", "Buitenmuur Stucen"],
  ["nieuwbouw-stucen-tips", "Nieuwbouw Stucen"],
  ["gevel-renovatie-rotterdam", "Gevel Stucen"],
  ["stucwerk-onderhoud-tips", "Onderhoud"],
  ["schilderwerk-binnen-buiten-rotterdam", "Schilderwerk"],
  ["stucwerk-trends-2023", "Trends"],
  ["stucwerk-kosten-rotterdam", "Kosten & Prijzen"],
  ["stucwerk-vs-latex-verf", "Vergelijking"],
] as const;
const complete = ["binnen-stucwerk-rotterdam", "stucwerk-kosten-rotterdam"];
const incomplete = "Meer informatie over dit onderwerp volgt binnenkort.";

const main = (page: Page) => page.getByRole("main");

test("the list has a card for each article, in order", async ({ page }) => {
  await page.goto("/blogs");
  const links = main(page).locator("article a, li[id] a");
  await expect(links).toHaveCount(articles.length);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    articles.map(([slug]) => `/blogs/${slug}`),
  );
});

test("categories stand with their counts and lead to their article", async ({ page }) => {
  await page.goto("/blogs");
  const entries = page.getByRole("navigation", { name: "Categorieën" }).getByRole("listitem");
  await expect(entries).toHaveText(articles.map(([, category]) => `${category} 1`));
  await entries.filter({ hasText: "Trends" }).getByRole("link").click();
  await expect(page).toHaveURL("/blogs/stucwerk-trends-2023");
});

test("the first five are the popular ones", async ({ page }) => {
  await page.goto("/blogs");
  const popular = page.getByRole("region", { name: "Populaire Blogs" }).getByRole("link");
  expect(await popular.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    articles.slice(0, 5).map(([slug]) => `/blogs/${slug}`),
  );
});

for (const [slug, category] of articles) {
  test(`${slug} has its facts, its text or its promise, and three other articles`, async ({ page }) => {
    await page.goto(`/blogs/${slug}`);
    await expect(main(page).getByText(category, { exact: true }).first()).toBeVisible();
    await expect(main(page).locator("time").first()).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
    await expect(
      main(page)
        .getByText(/Leestijd \d+ minu(ut|ten)/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText(incomplete)).toHaveCount(complete.includes(slug) ? 0 : 1);
    await expect(page.getByRole("navigation", { name: "In dit artikel" })).toHaveCount(
      complete.includes(slug) ? 1 : 0,
    );

    const others = page.getByRole("region", { name: "Lees ook" }).getByRole("listitem");
    await expect(others).toHaveCount(3);
    await expect(others.getByText(category, { exact: true })).toHaveCount(0);
    // Each category has one article, so there is nothing to relate to and no heading over nothing.
    await expect(page.getByRole("heading", { name: "Meer over dit onderwerp" })).toHaveCount(0);
  });
}

test("an article can be shared on three networks, by plain links", async ({ page }) => {
  await page.goto("/blogs/stucwerk-kosten-rotterdam");
  for (const name of ["Facebook", "LinkedIn", "WhatsApp"]) {
    const href = await main(page).getByRole("link", { name, exact: true }).getAttribute("href");
    expect(decodeURIComponent(href ?? "")).toContain("/blogs/stucwerk-kosten-rotterdam");
  }
});

test("prices in the text are filled in, also in tables", async ({ page }) => {
  await page.goto("/blogs/stucwerk-kosten-rotterdam");
  await expect(main(page)).not.toContainText("{");
  await expect(page.getByRole("row", { name: /Binnenmuren stucen/ })).toContainText(/€\s12 tot €\s25/);
});

test("the contents lead to their chapter", async ({ page }) => {
  await page.goto("/blogs/binnen-stucwerk-rotterdam");
  await page
    .getByRole("navigation", { name: "In dit artikel" })
    .getByRole("link", { name: "Wat het kost" })
    .click();
  await expect(page.getByRole("heading", { level: 2, name: "Wat het kost" })).toBeInViewport();
});

test("a wide table scrolls in its own frame on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blogs/binnen-stucwerk-rotterdam");
  const frame = page.getByRole("group", { name: "Tabel: Ondergrond" });
  expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await frame.focus();
  await expect(frame).toBeFocused();
});

test("an article that does not exist says so and leads back to all of them", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  const response = await page.goto("/blogs/bestaat-niet");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog niet gevonden");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await main(page).getByRole("link", { name: "Terug naar alle blogs" }).click();
  await expect(page).toHaveURL("/blogs");
});

test("the feed has every article with a whole address, the newest first", async ({ request }) => {
  const feed = await (await request.get("/rss.xml")).text();
  expect(feed).toContain("<language>nl-NL</language>");
  expect(feed.match(/<item>/g)).toHaveLength(articles.length);
  for (const [slug] of articles)
    expect(feed).toMatch(new RegExp(`<link>https?://[^<]+/blogs/${slug}</link>`));
  const dates = [...feed.matchAll(/<pubDate>([^<]+)</g)].map(([, date]) => Date.parse(date ?? ""));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});
