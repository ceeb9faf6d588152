import { existsSync, globSync } from "node:fs";
import { expect, test } from "vitest";
import { blog } from "#data/articles/articles.ts";
import { caseStudies } from "#data/cases/cases.ts";
import { site } from "#data/facts.ts";
import { fill } from "#data/format/fill.ts";
import { memoize } from "#data/reading/memoize.ts";
import { pagePath } from "#data/shell/list-pages.ts";
import { errors, shell } from "#data/shell/shell.ts";
import {
  addresses,
  all,
  allWords,
  answerOf,
  links,
  meta,
  read,
  readPage,
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

test("no page of the site leads to the editor, which is there once it has a repository", () => {
  const leading = allPaths.filter((path) => all(readPage(path).document, "[href*=beheer]")[0]);
  expect(leading).toEqual([]);
  const { enabled, repository } = site.data.editor;
  expect(existsSync("dist/beheer.html")).toBe(enabled && repository !== "");
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
    const { document, main } = readPage(path);
    const before = number > 1 ? [pagePath(list, number - 1)] : [];
    const after = number < count ? [pagePath(list, number + 1)] : [];
    expect.soft(addresses(main, "a[rel=prev]"), path).toEqual(before);
    expect.soft(addresses(main, "a[rel=next]"), path).toEqual(after);
    const [said] = allWords(main, `nav[aria-label="${shell.data.pager.label}"] p`);
    const current = fill(shell.data.pager.current, { page: number, pages: count });
    expect.soft(said, path).toBe(count === 1 ? undefined : current);
    if (number > 1) {
      const name = fill(shell.data.pager.page, { page: number }).toLowerCase();
      for (const text of [document.title, meta(document, "description"), ...allWords(main, "h1")]) {
        expect.soft(text.toLowerCase(), path).toContain(name);
      }
    }
  }
});
