import { expect, test } from "vitest";
import { fill } from "#data/format/fill.ts";
import { pagePath } from "#data/shell/list-pages.ts";
import { shell } from "#data/shell/shell.ts";
import { addresses, allWords, meta, readPage } from "#tests/support/page-reader.ts";
import { listPages } from "#tests/support/paths.ts";

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

test("later pages of a list have their number in title, heading and description", () => {
  for (const { number, path } of listPages.filter((each) => each.number > 1)) {
    const { document, main } = readPage(path);
    const name = fill(shell.data.pager.page, { page: number }).toLowerCase();
    const [heading = ""] = allWords(main, "h1");
    expect.soft(document.title.toLowerCase(), path).toContain(name);
    expect.soft(heading.toLowerCase(), path).toContain(name);
    expect.soft(meta(document, "description").toLowerCase(), path).toContain(name);
  }
});
