import { expect, test } from "vitest";
import { articlePath, articles } from "#data/articles/articles.ts";
import { absolute, siteAddress } from "#tests/support/firm.ts";
import { all, allWords, readPage, readXml } from "#tests/support/page-reader.ts";

const feed = readXml("/rss.xml");
const items = all(feed, "item");

test("the feed is in Dutch, and has the newest twenty articles, the last one first", () => {
  expect(allWords(feed, "language")).toEqual(["nl-NL"]);
  const newest = articles.data.slice(0, 20).map((article) => absolute(articlePath(article)));
  expect(items.flatMap((item) => allWords(item, "link"))).toEqual(newest);
});

test("the feed has the titles of the articles, each with a description", () => {
  for (const item of items) {
    const [address = ""] = allWords(item, "link");
    const [description = ""] = allWords(item, "description");
    const heading = allWords(readPage(address.replace(siteAddress, "")).main, "h1");
    expect.soft(allWords(item, "title"), address).toEqual(heading);
    expect.soft(description, address).toMatch(/\w/);
  }
});
