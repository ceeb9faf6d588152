import sharp from "sharp";
import { sitemapPages } from "#components/navigation/link-groups.ts";
import { articlePath, articles } from "#data/collections/articles.ts";
import { absolute, firm, siteAddress } from "#e2e/helpers/firm.ts";
import { addresses, all, allWords, meta, readPage, readXml } from "#e2e/helpers/page-reader.ts";
import { allPaths, listPaths, paths } from "#e2e/helpers/paths.ts";
import { expect, test } from "#e2e/helpers/test.ts";

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

test("search engines are kept from the editor, and no page of the site leads to it", () => {
  const { document } = readPage("/beheer");
  expect(meta(document, "robots")).toContain("noindex");
  const policy = document
    .querySelector("meta[http-equiv=content-security-policy]")
    ?.getAttribute("content");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain(" 'unsafe-eval'");
  const linked = paths.filter((path) => all(readPage(path).document, "[href*=beheer]").length > 0);
  expect(linked).toEqual([]);
});

test("the sitemap for visitors leads to every page but those that continue a list", () => {
  const linked = sitemapPages.flatMap(({ meta }) => readPage(meta.path).hrefs);
  expect(linked).toEqual(
    expect.arrayContaining(allPaths.filter((path) => !path.includes("/pagina/"))),
  );
});

test("the feed has the newest twenty articles, the last one first, as their pages have them", () => {
  const feed = readXml("/rss.xml");
  expect(allWords(feed, "language")).toEqual(["nl-NL"]);
  const items = all(feed, "item");
  const newest = articles.data.slice(0, 20).map((article) => absolute(articlePath(article)));
  expect(items.flatMap((item) => allWords(item, "link"))).toEqual(newest);
  for (const item of items) {
    const [title, address = "", description] = ["title", "link", "description"].map(
      (tag) => allWords(item, tag)[0],
    );
    expect.soft(allWords(readPage(onSite(address)).main, "h1")).toEqual([title]);
    expect.soft(description?.length).toBeGreaterThan(50);
  }
  const dates = allWords(feed, "pubDate").map((date) => Date.parse(date));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

test("the icons that the manifest names, and those that browsers ask for, are there", async ({
  request,
}) => {
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ lang: "nl-NL", start_url: "/", short_name: firm.name });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  expect(addresses(readPage("/").document, "link[rel=icon]")).toEqual(["/favicon.svg"]);
  // Browsers that take no drawing ask for the last two by themselves.
  const named = [
    { src: "/favicon.svg" },
    { src: "/favicon.ico" },
    { src: "/apple-touch-icon.png", sizes: "180x180" },
  ];
  for (const { src, sizes } of [...manifest.icons, ...named]) {
    const response = await request.get(src);
    expect.soft(response.status(), src).toBe(200);
    expect.soft(response.headers()["content-type"], src).toMatch(/^image\//);
    if (!sizes) {
      continue;
    }
    const { width, height } = await sharp(await response.body()).metadata();
    expect.soft(`${width}x${height}`, src).toBe(sizes);
  }
});

for (const path of paths) {
  test(`${path} has a picture of 1200 by 630 for shared links`, async ({ request }) => {
    const { document } = readPage(path);
    const address = meta(document, "og:image");
    expect(address).toMatch(new RegExp(`^${siteAddress}/social/[\\w-]+\\.jpg$`));
    const response = await request.get(onSite(address));
    expect(response.status()).toBe(200);
    const picture = await sharp(await response.body()).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(["jpeg", 1200, 630]);
    expect([meta(document, "og:image:width"), meta(document, "og:image:height")]).toEqual([
      "1200",
      "630",
    ]);
    expect(meta(document, "og:image:alt")).not.toBe("");
    expect(meta(document, "twitter:card")).toBe("summary_large_image");
  });
}

test("no two pages share a picture, but those of lists show that of the list", () => {
  const own = allPaths.filter((path) => !listPaths.includes(path));
  const pictures = own.map((path) => meta(readPage(path).document, "og:image"));
  expect(new Set(pictures).size).toBe(own.length);
});
