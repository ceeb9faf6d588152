import { existsSync, globSync, readFileSync } from "node:fs";
import { articlePath, articles, blog } from "@contractor/core/facts/articles/articles.ts";
import { caseStudies } from "@contractor/core/facts/cases/cases.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import { metas as legalMetas, legalPages } from "@contractor/core/facts/legal/legal.ts";
import { pagePath } from "@contractor/core/facts/shell/list-pages.ts";
import { errors, shell } from "@contractor/core/facts/shell/shell.ts";
import { site } from "@contractor/core/facts.ts";
import { priceList } from "@contractor/core/prices/prices-page.ts";
import { memoize } from "@contractor/core/reading/memoize.ts";
import { editorPage } from "@contractor/owner/editor/page/page.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { absolute, firm, siteAddress } from "#tests/support/firm.ts";
import {
  addresses,
  all,
  allWords,
  answerOf,
  links,
  meta,
  read,
  readPage,
  readXml,
  wordsOf,
} from "#tests/support/page-reader.ts";
import { allPaths, laterPages, listPages } from "#tests/support/paths.ts";

const paths = globSync("**/*.html", { cwd: "dist" }).map((file) =>
  `/${file.slice(0, -5)}`.replace(/^\/index$/, "/"),
);
const pages = new Map(paths.map((path) => [path, readPage(path).document]));

/** The addresses within the site that a page refers to, each once: links, pictures and scripts. */
function targets(page: Document): string[] {
  const values = (name: string) =>
    all(page, `[${name}]`).map((element) => element.getAttribute(name) ?? "");
  const sets = ["srcset", "imagesrcset"].flatMap(values).flatMap((set) => set.split(","));
  const pictures = sets.map((part) => part.trim().split(" ")[0] ?? "");
  const found = [...values("href"), ...values("src"), ...pictures];
  return [...new Set(found.filter((url) => /^[/#]/.test(url)))];
}

/** What the site answers for files. Most pages refer to the same ones. */
const statusOf = memoize(async (path: string) => (await answerOf(path)).status);

test.each([...pages])("every link on %s leads somewhere", async (path, page) => {
  const broken: string[] = [];
  for (const target of targets(page)) {
    const url = new URL(target, `http://site${path}`);
    const known = pages.get(url.pathname);
    const status = known ? 200 : await statusOf(url.pathname);
    if (status !== 200) {
      broken.push(`${target}: status ${status}`);
    }
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (anchor && !known?.getElementById(anchor)) {
      broken.push(`${target}: no such place on that page`);
    }
  }
  expect(broken).toEqual([]);
});

test("the sitemap for visitors leads to every page but those that continue a list", () => {
  const wanted = allPaths.filter((path) => !laterPages.includes(path));
  expect(readPage("/sitemap").hrefs).toEqual(expect.arrayContaining(wanted));
});

test.each([
  { path: "/bestaat-niet", texts: errors.data.notFound, back: "/" },
  { path: "/diensten/bestaat/niet", texts: errors.data.notFound, back: "/" },
  { path: "/case-studies/bestaat-niet", texts: caseStudies.data.notFound, back: "/case-studies" },
  { path: "/blogs/bestaat-niet", texts: blog.data.notFound, back: "/blogs" },
])(
  "$path says that it does not exist, also to search engines, and leads back",
  async ({ path, texts, back }) => {
    const answer = await answerOf(path);
    expect(answer.status).toBe(404);
    const { document, main, text } = read(await answer.text());
    expect(meta(document, "robots")).toContain("noindex");
    expect(allWords(main, "h1")).toEqual([wordsOf(texts.heading)]);
    expect(text).toContain(wordsOf(texts.text));
    expect(links(main)).toContainEqual({ text: wordsOf(texts.button), href: back });
  },
);

test("every page of a list says which it is, and leads to the one before and the one after", () => {
  for (const { list, number, count, path } of listPages) {
    const { main } = readPage(path);
    const before = number > 1 ? [pagePath(list, number - 1)] : [];
    const after = number < count ? [pagePath(list, number + 1)] : [];
    expect.soft(addresses(main, "a[rel=prev]"), path).toEqual(before);
    expect.soft(addresses(main, "a[rel=next]"), path).toEqual(after);
    const [said] = allWords(main, `nav[aria-label="${shell.data.pager.label}"] p`);
    const current = fill(shell.data.pager.current, { page: number, pages: count });
    expect.soft(said, path).toBe(count === 1 ? undefined : current);
  }
});

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
  const newest = articles.data.slice(0, 20);
  expect(allWords(feed, "item > link")).toEqual(newest.map((each) => absolute(articlePath(each))));
  const descriptions = newest.map(() => expect.stringMatching(/\w/));
  expect(allWords(feed, "item > description")).toEqual(descriptions);
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

test("an installed site has the firm's name, starts at home, and has two icons", async () => {
  const manifest = await (await answerOf("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ lang: "nl-NL", start_url: "/", short_name: firm.name });
  for (const { src } of [...manifest.icons, { src: "/apple-touch-icon.png" }]) {
    expect.soft((await answerOf(src)).status, src).toBe(200);
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
