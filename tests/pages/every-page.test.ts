import { expect, test } from "vitest";
import { business } from "#data/facts.ts";
import { absolute, firm } from "#tests/support/firm.ts";
import { all, answerOf, meta, readPage } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";

const pages = allPaths.map((path) => ({ path, ...readPage(path) }));
type Page = (typeof pages)[number];

const descriptionOf = (page: Page) => meta(page.document, "description");
const attribute = (page: Page, selector: string, name: string) =>
  page.document.querySelector(selector)?.getAttribute(name);

/** What a page says of itself to browsers, search engines and other sites. */
test.each<[name: string, value: (page: Page) => unknown]>([
  ["description", () => expect.stringMatching(/\w/)],
  ["robots", () => ""],
  ["og:locale", () => "nl_NL"],
  ["og:url", ({ path }) => absolute(path)],
  ["og:description", descriptionOf],
  ["og:site_name", () => firm.name],
  // No browser darkens a page, and no phone makes a number a call that is none.
  ["color-scheme", () => "only light"],
  ["format-detection", () => "telephone=no"],
])("every page has its %s", (name, value) => {
  for (const page of pages) {
    expect.soft(meta(page.document, name), page.path).toEqual(value(page));
  }
});

test.each<[has: string, found: (page: Page) => unknown, wanted: (page: Page) => unknown]>([
  ["its language", ({ document }) => document.documentElement.lang, () => "nl-NL"],
  ["one main heading", ({ document }) => all(document, "h1").length, () => 1],
  [
    "its own address",
    (page) => attribute(page, "link[rel=canonical]", "href"),
    ({ path }) => absolute(path),
  ],
  [
    "a place above its content that says that the firm is closed",
    (page) => JSON.parse(attribute(page, "body > [role=status]", "data-break") ?? "{}"),
    () => expect.objectContaining(business.data.closed ?? {}),
  ],
  [
    "an area for messages, which screen readers announce",
    (page) => attribute(page, "body > section[aria-live=polite]", "aria-label"),
    () => expect.stringMatching(/\w/),
  ],
  [
    "a policy that allows no inline script",
    (page) => attribute(page, "meta[http-equiv=content-security-policy]", "content"),
    () => expect.stringMatching(/^default-src 'none';script-src 'self' (?!.*unsafe)/),
  ],
  [
    "a value for each token",
    ({ document, text }) => `${document.title} ${text}`,
    () => expect.not.stringMatching(/\{(claim|price|business|quote|promotion)\./),
  ],
])("every page has %s", (_has, found, wanted) => {
  for (const page of pages) {
    expect.soft(found(page), page.path).toEqual(wanted(page));
  }
});

test.each([
  ["picture without its size, which would move the page", "img:not([width][height])"],
  ["script that holds up its paint", "script[src]:not([defer], [async], [type=module])"],
  ["style that holds up its paint", "head link[rel=stylesheet]:not([media=print])"],
])("no page has a %s", (_what, selector) => {
  for (const { path, document } of pages) {
    const found = all(document, selector).map(({ outerHTML }) => outerHTML);
    expect.soft(found, path).toEqual([]);
  }
});

test("no page fetches more than one photograph before it is scrolled", () => {
  for (const { path, document } of pages) {
    const eager = all(document, "picture img:not([loading=lazy])");
    expect.soft(eager.map((image) => image.getAttribute("src")).slice(1), path).toEqual([]);
  }
});

test("every page is served at its address, without a redirect", async () => {
  for (const path of allPaths) {
    expect.soft((await answerOf(path)).status, path).toBe(200);
  }
});

test("the picture that a phone fetches first is the one in its first screen", () => {
  const preload = "link[rel=preload][as=image]";
  const preloading = pages.filter(({ document }) => document.querySelector(preload));
  const onPhone = (sizes: string | null | undefined) => sizes?.split(", ").at(-1);
  for (const page of preloading) {
    const files = attribute(page, preload, "imagesrcset");
    const sizes = attribute(page, preload, "imagesizes");
    const first = page.document.querySelector("main picture source");
    expect.soft(files, page.path).toBe(first?.getAttribute("srcset"));
    expect.soft(onPhone(sizes), page.path).toBe(onPhone(first?.getAttribute("sizes")));
  }
  expect(preloading.map(({ path }) => path)).toContain("/");
});
