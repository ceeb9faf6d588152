import { existsSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { articlePath, articles } from "#data/articles/articles.ts";
import { metas as legalMetas, legalPages } from "#data/legal/legal.ts";
import { priceList } from "#data/prices/prices-page.ts";
import { absolute, siteAddress } from "#tests/support/firm.ts";
import { all, allWords, answerOf, meta, readPage, readXml } from "#tests/support/page-reader.ts";
import { allPaths, laterPages } from "#tests/support/paths.ts";

const parts = allWords(readXml("/sitemap-index.xml"), "loc").map((part) =>
  readXml(part.replace(siteAddress, "")),
);

test("the sitemap for search engines has every page once, and no other", () => {
  const listed = parts.flatMap((part) => allWords(part, "loc"));
  expect(listed.toSorted()).toEqual(allPaths.map(absolute).toSorted());
});

test("the sitemap for search engines has the day on which a text was changed", () => {
  const changed = parts.flatMap((part) => allWords(part, "lastmod"));
  const texts = [...articles.data, ...legalPages(), priceList.data];
  const days = texts.map((each) => each.updated ?? ("published" in each && each.published));
  expect(changed.map((time) => time.slice(0, 10)).toSorted()).toEqual(days.toSorted());
});

test("robots may come in and are told of the sitemap", async () => {
  const answer = await answerOf("/robots.txt");
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const text = await answer.text();
  expect(text).toContain(`Sitemap: ${siteAddress}/sitemap-index.xml`);
  expect(text).not.toMatch(/^Disallow: \/\s*$/m);
});

test("the sitemap for visitors leads to every page but those that continue a list", () => {
  const { hrefs } = readPage("/sitemap");
  expect(hrefs).toEqual(
    expect.arrayContaining(allPaths.filter((path) => !laterPages.includes(path))),
  );
});

test("the feed has the newest twenty articles, the last one first, each with its description", () => {
  const feed = readXml("/rss.xml");
  expect(allWords(feed, "language")).toEqual(["nl-NL"]);
  const items = all(feed, "item");
  const newest = articles.data.slice(0, 20).map(articlePath);
  expect(items.flatMap((item) => allWords(item, "link"))).toEqual(newest.map(absolute));
  for (const [index, path] of newest.entries()) {
    const item = items[index];
    expect.soft(allWords(item, "title"), path).toEqual(allWords(readPage(path).main, "h1"));
    expect.soft(allWords(item, "description"), path).toEqual([expect.stringMatching(/\w/)]);
  }
});

/** The pages that may have no photograph, and so the logo. */
const withLogo = legalMetas().flatMap(({ photo, path }) => (photo ? [] : [path]));

test("a shared page has a large picture of its photograph, or the logo", async () => {
  for (const path of allPaths) {
    const { document } = readPage(path);
    const picture = meta(document, "og:image");
    const file = picture.replace(siteAddress, "dist");
    const { width, height } = existsSync(file) ? await sharp(file).metadata() : {};
    expect.soft(meta(document, "og:image:width"), path).toBe(`${width}`);
    expect.soft(meta(document, "og:image:height"), path).toBe(`${height}`);
    const isLogo = withLogo.includes(path);
    expect.soft(meta(document, "twitter:card"), path).toMatch(isLogo ? /^summary$/ : /large/);
    if (!isLogo) {
      expect.soft(meta(document, "og:image:alt"), path).toMatch(/\w{3}/);
      expect.soft([picture.slice(-4), width, height], path).toEqual([".jpg", 1200, 630]);
    }
  }
});
