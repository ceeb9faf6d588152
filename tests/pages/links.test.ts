import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { memoize } from "#data/reading/memoize.ts";
import { all, answerOf, readPage } from "#tests/support/page-reader.ts";

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
