import sharp from "sharp";
import { articlePath, articles } from "#data/collections/articles.ts";
import { sitemapPages } from "#data/lists/sitemap-lists.ts";
import { absolute, firm, siteAddress } from "#e2e/helpers/firm.ts";
import { addresses, all, allWords, meta, readPage, readXml } from "#e2e/helpers/page-reader.ts";
import { allPaths, listPaths, paths } from "#e2e/helpers/paths.ts";
import { expect, test } from "#e2e/helpers/test.ts";
import { routeGroups } from "#routes.ts";

const onSite = (address: string) => address.replace(siteAddress, "");

test("the sitemap for search engines has every page once, and no other", () => {
  const parts = allWords(readXml("/sitemap-index.xml"), "loc");
  expect(parts.length).toBeGreaterThan(0);
  const listed = parts.flatMap((part) => allWords(readXml(onSite(part)), "loc"));
  expect(listed.toSorted()).toEqual(allPaths.map(absolute).toSorted());
});

test("robots may come in and are told of the sitemap", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${siteAddress}/sitemap-index.xml`);
  expect(text).not.toMatch(/^Disallow: \/\s*$/m);
});

test("search engines are kept from the editor", () => {
  expect(meta(readPage("/beheer").document, "robots")).toContain("noindex");
});

test("the editor runs under a policy that allows nothing by default", () => {
  const policy = readPage("/beheer")
    .document.querySelector("meta[http-equiv=content-security-policy]")
    ?.getAttribute("content");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain(" 'unsafe-eval'");
});

test("no page of the site leads to the editor", () => {
  const linked = paths.filter((path) => all(readPage(path).document, "[href*=beheer]").length > 0);
  expect(linked).toEqual([]);
});

test("the sitemap for visitors leads to every page but those that continue a list", () => {
  const linked = sitemapPages(routeGroups).flatMap(({ meta }) => readPage(meta.path).hrefs);
  expect(linked).toEqual(
    expect.arrayContaining(allPaths.filter((path) => !path.includes("/pagina/"))),
  );
});

test("the feed has the newest twenty articles, the last one first", () => {
  const items = all(readXml("/rss.xml"), "item");
  const newest = articles.data.slice(0, 20).map((article) => absolute(articlePath(article)));
  expect(items.flatMap((item) => allWords(item, "link"))).toEqual(newest);
  const dates = items.flatMap((item) => allWords(item, "pubDate")).map((date) => Date.parse(date));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

test("the feed has the titles of the articles, each with a description", () => {
  for (const item of all(readXml("/rss.xml"), "item")) {
    const [address = ""] = allWords(item, "link");
    const [description = ""] = allWords(item, "description");
    const heading = allWords(readPage(onSite(address)).main, "h1");
    expect.soft(allWords(item, "title"), address).toEqual(heading);
    expect.soft(description, address).toMatch(/\w/);
  }
});

test("the feed is in Dutch", () => {
  expect(allWords(readXml("/rss.xml"), "language")).toEqual(["nl-NL"]);
});

test("an installed site has the firm's name and starts at home", async ({ request }) => {
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ lang: "nl-NL", start_url: "/", short_name: firm.name });
});

test("the icons of an installed site have their size", async ({ request }) => {
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect.soft(`${width}x${height}`, src).toBe(sizes);
  }
});

test("pages name the icon that is a drawing", () => {
  expect(addresses(readPage("/").document, "link[rel=icon]")).toEqual(["/favicon.svg"]);
});

// Browsers that take no drawing ask for the last two by themselves.
for (const icon of ["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png"]) {
  test(`${icon} is a picture`, async ({ request }) => {
    const response = await request.get(icon);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/^image\//);
  });
}

test("the icon of a phone's home screen is 180 pixels wide", async ({ request }) => {
  const response = await request.get("/apple-touch-icon.png");
  const { width, height } = await sharp(await response.body()).metadata();
  expect([width, height]).toEqual([180, 180]);
});

for (const path of paths) {
  test(`${path} has a picture of 1200 by 630 for shared links`, async ({ request }) => {
    const address = meta(readPage(path).document, "og:image");
    expect(address).toMatch(new RegExp(`^${siteAddress}/social/[\\w-]+\\.jpg$`));
    const response = await request.get(onSite(address));
    const picture = await sharp(await response.body()).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(["jpeg", 1200, 630]);
  });
}

test("every page describes its picture to whom it is shared with", () => {
  for (const path of paths) {
    const { document } = readPage(path);
    expect.soft(meta(document, "og:image:width"), path).toBe("1200");
    expect.soft(meta(document, "og:image:height"), path).toBe("630");
    expect.soft(meta(document, "og:image:alt"), path).not.toBe("");
    expect.soft(meta(document, "twitter:card"), path).toBe("summary_large_image");
  }
});

test("no two pages share a picture, but those of lists show that of the list", () => {
  const pages = allPaths.filter((path) => !listPaths.includes(path));
  const pictures = pages.map((path) => meta(readPage(path).document, "og:image"));
  expect(new Set(pictures).size).toBe(pages.length);
});
