import { pagePath, pagesShown } from "#data/lib/paginate.ts";
import { shell } from "#data/pages/shell.ts";
import { addresses, allWords, meta, readPage } from "#e2e/helpers/page-reader.ts";
import { listPages } from "#e2e/helpers/paths.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// Lists with several pages. A short list has no second page.
for (const { list, number, count, meta: said } of listPages) {
  test(`${said.path} leads to the pages next to it, and says which page it is`, () => {
    const { document, main } = readPage(said.path);
    for (const [rel, other] of [
      ["prev", number > 1 ? number - 1 : 0],
      ["next", number < count ? number + 1 : 0],
    ] as const) {
      const expected = other ? [pagePath(list, other)] : [];
      expect.soft(addresses(main, `a[rel=${rel}]`), rel).toEqual(expected);
    }
    const pager = `nav[aria-label="${shell.data.pager.label}"] ol`;
    const shown = count === 1 ? [] : pagesShown(number, count).map((each) => pagePath(list, each));
    expect(addresses(main, `${pager} a`)).toEqual(shown);
    expect(allWords(main, `${pager} [aria-current=page]`)).toEqual(
      count === 1 ? [] : [`${number}`],
    );
    if (number > 1) {
      const name = shell.data.pager.page.replace("{page}", `${number}`);
      for (const words of [
        document.title,
        ...allWords(main, "h1"),
        meta(document, "description"),
      ]) {
        expect.soft(words.toLowerCase()).toContain(name.toLowerCase());
      }
    }
  });
}
