import { expect, test } from "vitest";
import { articles } from "#data/articles/articles.ts";
import { legalPages } from "#data/legal/legal.ts";
import { priceList } from "#data/prices/prices-page.ts";
import { absolute, siteAddress } from "#tests/support/firm.ts";
import { allWords, readPage, readXml } from "#tests/support/page-reader.ts";
import { allPaths, laterPages } from "#tests/support/paths.ts";
import { answerOf } from "#tests/support/site.ts";

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
