import { articles, isComplete } from "../../src/content/collections/articles.ts";
import { expect, test } from "../helpers/test.ts";

const specified = [
  ["binnen-stucwerk-rotterdam", "Binnenmuur Stucen"],
  ["buiten-stucwerk-rotterdam", "Buitenmuur Stucen"],
  ["nieuwbouw-stucen-tips", "Nieuwbouw Stucen"],
  ["gevel-renovatie-rotterdam", "Gevel Stucen"],
  ["stucwerk-onderhoud-tips", "Onderhoud"],
  ["schilderwerk-binnen-buiten-rotterdam", "Schilderwerk"],
  ["stucwerk-trends-2023", "Trends"],
  ["stucwerk-kosten-rotterdam", "Kosten & Prijzen"],
  ["stucwerk-vs-latex-verf", "Vergelijking"],
];

test("there are the nine specified articles, one in each category", () => {
  expect(articles.map(({ id, category }) => [id, category])).toEqual(expect.arrayContaining(specified));
});

test("nine articles are one page, without links to others", async ({ page }) => {
  await page.goto("/blogs");
  await expect(page.locator("[rel=next], [rel=prev]")).toHaveCount(0);
  expect((await page.request.get("/blogs/pagina/2")).status()).toBe(404);
});

test("two articles are written, the others say that more follows", async ({ request }) => {
  const written = articles.filter(isComplete).map(({ id }) => id);
  expect(written).toEqual(expect.arrayContaining(["binnen-stucwerk-rotterdam", "stucwerk-kosten-rotterdam"]));
  for (const { id } of articles) {
    const text = await (await request.get(`/blogs/${id}`)).text();
    const promise = "Meer informatie over dit onderwerp volgt binnenkort.";
    expect.soft(text.includes(promise), id).toBe(!written.includes(id));
  }
});

test("prices in the text are filled in, also in tables", async ({ page }) => {
  await page.goto("/blogs/stucwerk-kosten-rotterdam");
  await expect(page.getByRole("main")).not.toContainText("{");
  await expect(page.getByRole("row", { name: /Binnenmuren stucen/ })).toContainText(/€\s12 tot €\s25/);
});

test("a wide table becomes blocks that fit on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blogs/binnen-stucwerk-rotterdam");
  const frame = page.getByRole("group", { name: "Tabel: Ondergrond" });
  expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(false);
});
