import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { articlePath, articles } from "#data/articles/articles.ts";
import { site } from "#data/facts.ts";
import { metas as legalMetas, legalPages } from "#data/legal/legal.ts";
import { priceList } from "#data/prices/prices-page.ts";
import { editorPage } from "#owner/editor/page/page.ts";
import { absolute, firm, siteAddress } from "#tests/support/firm.ts";
import {
  addresses,
  all,
  allWords,
  answerOf,
  meta,
  readPage,
  readXml,
} from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";

// What is beside the pages: for search engines, feed readers, other sites and devices.

test("the sitemap for search engines has every page once, and when its text was changed", () => {
  const parts = allWords(readXml("/sitemap-index.xml"), "loc").map((part) =>
    readXml(part.replace(siteAddress, "")),
  );
  const listed = parts.flatMap((part) => allWords(part, "loc"));
  expect(listed.toSorted()).toEqual(allPaths.map(absolute).toSorted());
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

test("the feed has the newest twenty articles, the last one first, each with its description", () => {
  const feed = readXml("/rss.xml");
  expect(allWords(feed, "language")).toEqual(["nl-NL"]);
  const said = all(feed, "item").map((item) =>
    ["link", "title", "description"].map((name) => allWords(item, name)[0]),
  );
  const newest = articles.data.slice(0, 20).map(articlePath);
  expect(said).toEqual(
    newest.map((path) => [
      absolute(path),
      allWords(readPage(path).main, "h1")[0],
      expect.stringMatching(/\w/),
    ]),
  );
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

test("an installed site has the firm's name, starts at home, and has icons of their size", async () => {
  const manifest = await (await answerOf("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ lang: "nl-NL", start_url: "/", short_name: firm.name });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const { src, sizes } of [
    ...manifest.icons,
    { src: "/apple-touch-icon.png", sizes: "180x180" },
  ]) {
    const { width, height } = await sharp(await (await answerOf(src)).arrayBuffer()).metadata();
    expect.soft(`${width}x${height}`, src).toBe(sizes);
  }
});

test("pages name the icon that is a drawing, and browsers that take none find another", async () => {
  expect(addresses(readPage("/").document, "link[rel=icon]")).toEqual(["/favicon.svg"]);
  for (const icon of ["/favicon.svg", "/favicon.ico"]) {
    expect((await answerOf(icon)).headers.get("content-type"), icon).toMatch(/^image\//);
  }
});

test("the licences of what visitors download are on the site", () => {
  const licences = readFileSync("dist/licences.txt", "utf8");
  for (const name of ["preact", "@emailjs/browser", "workbox-core"]) {
    expect(licences).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(.+\\)\\n\\n\\S`, "m"));
  }
  expect(licences).toContain("SIL OPEN FONT LICENSE Version 1.1");
});

test("no search engine lists the editor, and its policy allows nothing by default", () => {
  const html = editorPage(site.data.editor, "Firm");
  expect(html).toContain('<meta name="robots" content="noindex');
  expect(html).toMatch(/content="default-src 'none';(?![^"]* 'unsafe-eval')/);
});
