import sharp from "sharp";
import { articles } from "../../src/content/collections/articles.ts";
import { paths } from "../paths.ts";
import { expect, test } from "../test.ts";
import { firm, siteAddress } from "./firm.ts";
import { attribute, insides, meta } from "./page-reader.ts";

const absolute = (path: string) => (path === "/" ? `${siteAddress}/` : siteAddress + path);
const onSite = (address: string) => address.replace(siteAddress, "");

test("the sitemap for search engines has every page once, and no other", async ({ request }) => {
  const index = await (await request.get("/sitemap-index.xml")).text();
  const parts = insides(index, "loc");
  expect(parts.length).toBeGreaterThan(0);
  const texts = await Promise.all(parts.map(async (part) => (await request.get(onSite(part))).text()));
  const listed = texts.flatMap((text) => insides(text, "loc"));
  expect(listed.toSorted()).toEqual(paths.map(absolute).toSorted());
});

test("robots may come in and are told of the sitemap", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${siteAddress}/sitemap-index.xml`);
  expect(text).not.toMatch(/^Disallow: \/\s*$/m);
});

test("each article in the feed has the title and address of its page", async ({ request }) => {
  const feed = await (await request.get("/rss.xml")).text();
  const items = insides(feed, "item");
  expect(items).toHaveLength(articles.length);
  for (const item of items) {
    const [address = ""] = insides(item, "link");
    const page = await (await request.get(onSite(address))).text();
    expect.soft(insides(page, "h1")[0]).toContain(insides(item, "title")[0]);
    expect.soft(insides(item, "description")[0]?.length).toBeGreaterThan(50);
  }
});

test("the manifest is Dutch and its icons are as large as it says", async ({ request }) => {
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ lang: "nl-NL", start_url: "/", short_name: firm.name });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("the icons a browser asks for are there", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const icons = [...html.matchAll(/<link [^>]*rel="(?:icon|apple-touch-icon)"[^>]*>/g)].map(([link]) =>
    attribute(link, "href"),
  );
  expect(icons).toEqual(expect.arrayContaining(["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png"]));
  for (const icon of icons) {
    const response = await request.get(icon);
    expect.soft(response.status(), icon).toBe(200);
    expect.soft(response.headers()["content-type"], icon).toMatch(/^image\//);
  }
  const touch = await sharp(await (await request.get("/apple-touch-icon.png")).body()).metadata();
  expect([touch.width, touch.height]).toEqual([180, 180]);
});

for (const path of paths) {
  test(`${path} has a picture of 1200 by 630 for shared links`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const address = meta(html, "og:image");
    expect(address).toMatch(new RegExp(`^${siteAddress}/social/[\\w-]+\\.jpg$`));
    const response = await request.get(onSite(address));
    expect(response.status()).toBe(200);
    const picture = await sharp(await response.body()).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(["jpeg", 1200, 630]);
    expect([meta(html, "og:image:width"), meta(html, "og:image:height")]).toEqual(["1200", "630"]);
    expect(meta(html, "og:image:alt")).not.toBe("");
    expect(meta(html, "twitter:card")).toBe("summary_large_image");
  });
}

test("no two pages share a picture", async ({ request }) => {
  const pictures = await Promise.all(
    paths.map(async (path) => meta(await (await request.get(path)).text(), "og:image")),
  );
  expect(new Set(pictures).size).toBe(paths.length);
});
