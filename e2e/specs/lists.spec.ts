import { fill } from "#data/format/fill.ts";
import { pagePath, pagesShown } from "#data/lists/paginate.ts";
import { shell } from "#data/texts/shell.ts";
import { addresses, allWords, meta, readPage } from "#e2e/helpers/page-reader.ts";
import { listPages } from "#e2e/helpers/paths.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// Lists with several pages. A short list has no second page.
for (const { list, number, count, meta: page } of listPages) {
  const { document, main } = readPage(page.path);
  const pager = `nav[aria-label="${shell.data.pager.label}"] ol`;

  test(`${page.path} leads to the page before it and the one after it`, () => {
    const before = number > 1 ? [pagePath(list, number - 1)] : [];
    const after = number < count ? [pagePath(list, number + 1)] : [];
    expect(addresses(main, "a[rel=prev]")).toEqual(before);
    expect(addresses(main, "a[rel=next]")).toEqual(after);
  });

  test(`${page.path} leads to the pages of its list`, () => {
    const shown = pagesShown(number, count).map((each) => pagePath(list, each));
    expect(addresses(main, `${pager} a`)).toEqual(count === 1 ? [] : shown);
  });

  test(`${page.path} marks itself among the pages of its list`, () => {
    const current = allWords(main, `${pager} [aria-current=page]`);
    expect(current).toEqual(count === 1 ? [] : [`${number}`]);
  });

  if (number > 1) {
    const name = fill(shell.data.pager.page, { page: number }).toLowerCase();

    test(`${page.path} has its number in its title, heading and description`, () => {
      const [heading = ""] = allWords(main, "h1");
      expect(document.title.toLowerCase()).toContain(name);
      expect(heading.toLowerCase()).toContain(name);
      expect(meta(document, "description").toLowerCase()).toContain(name);
    });
  }
}
