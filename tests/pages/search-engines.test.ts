import { expect, test } from "vitest";
import { sitemapPages } from "#pages/sitemap/_sitemap-lists.ts";
import { routeGroups } from "#routes.ts";
import { absolute, siteAddress } from "#tests/support/firm.ts";
import { allWords, readPage, readXml } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";
import { answerOf } from "#tests/support/site.ts";

test("the sitemap for search engines has every page once, and no other", () => {
  const parts = allWords(readXml("/sitemap-index.xml"), "loc");
  expect(parts.length).toBeGreaterThan(0);
  const listed = parts.flatMap((part) => allWords(readXml(part.replace(siteAddress, "")), "loc"));
  expect(listed.toSorted()).toEqual(allPaths.map(absolute).toSorted());
});

test("robots may come in and are told of the sitemap", async () => {
  const answer = await answerOf("/robots.txt");
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const text = await answer.text();
  expect(text).toContain(`Sitemap: ${siteAddress}/sitemap-index.xml`);
  expect(text).not.toMatch(/^Disallow: \/\s*$/m);
});

test("the sitemap for visitors leads to every page but those that continue a list", () => {
  const linked = sitemapPages(routeGroups).flatMap(({ meta }) => readPage(meta.path).hrefs);
  expect(linked).toEqual(
    expect.arrayContaining(allPaths.filter((path) => !path.includes("/pagina/"))),
  );
});
