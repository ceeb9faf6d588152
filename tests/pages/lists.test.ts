import { expect, test } from "vitest";
import { fill } from "#data/format/fill.ts";
import { pagePath, pagesShown } from "#data/shell/paginate.ts";
import { shell } from "#data/shell/shell.ts";
import { addresses, allWords, meta, readPage } from "#tests/support/page-reader.ts";
import { listPages } from "#tests/support/paths.ts";

const pager = `nav[aria-label="${shell.data.pager.label}"] ol`;

test("every page of a list leads to the one before, the one after and to others", () => {
  for (const { list, number, count, meta: page } of listPages) {
    const { main } = readPage(page.path);
    const before = number > 1 ? [pagePath(list, number - 1)] : [];
    const after = number < count ? [pagePath(list, number + 1)] : [];
    expect.soft(addresses(main, "a[rel=prev]"), page.path).toEqual(before);
    expect.soft(addresses(main, "a[rel=next]"), page.path).toEqual(after);
    const shown = pagesShown(number, count).map((each) => pagePath(list, each));
    expect.soft(addresses(main, `${pager} a`), page.path).toEqual(count === 1 ? [] : shown);
  }
});

test("every page of a list marks itself among the others", () => {
  for (const { number, count, meta: page } of listPages) {
    const current = allWords(readPage(page.path).main, `${pager} [aria-current=page]`);
    expect.soft(current, page.path).toEqual(count === 1 ? [] : [`${number}`]);
  }
});

test("later pages of a list have their number in title, heading and description", () => {
  for (const { number, meta: page } of listPages.filter((each) => each.number > 1)) {
    const { document, main } = readPage(page.path);
    const name = fill(shell.data.pager.page, { page: number }).toLowerCase();
    const [heading = ""] = allWords(main, "h1");
    expect.soft(document.title.toLowerCase(), page.path).toContain(name);
    expect.soft(heading.toLowerCase(), page.path).toContain(name);
    expect.soft(meta(document, "description").toLowerCase(), page.path).toContain(name);
  }
});
