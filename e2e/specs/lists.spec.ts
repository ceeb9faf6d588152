import { shell } from "../../src/content/pages/shell.ts";
import { pagePath, pagesShown } from "../../src/content/lib/paginate.ts";
import { listPages } from "../helpers/paths.ts";
import { expect, test } from "../helpers/test.ts";
import { siteAddress } from "../helpers/firm.ts";
import { all, allWords, links, meta, readPage } from "../helpers/page-reader.ts";

// Lists that go on: of what a firm has few, there is no second page.
for (const { list, number, count, meta: said } of listPages) {
  test(`${said.path} leads to the pages beside it, and says which it is`, async ({ request }) => {
    const { document, main } = await readPage(request, said.path);
    for (const [rel, other] of [
      ["prev", number > 1 ? number - 1 : 0],
      ["next", number < count ? number + 1 : 0],
    ] as const) {
      const expected = other ? [siteAddress + pagePath(list, other)] : [];
      const inHead = all(document, `head link[rel=${rel}]`).map((link) => link.getAttribute("href"));
      expect.soft(inHead, rel).toEqual(expected);
      const inPager = all(main, `a[rel=${rel}]`).map((link) => siteAddress + link.getAttribute("href"));
      expect.soft(inPager, `the link ${rel}`).toEqual(expected);
    }
    const pager = main.querySelector(`nav[aria-label="${shell.pager.label}"] ol`);
    if (count === 1) {
      expect(pager).toBeNull();
      return;
    }
    expect(links(pager ?? main).map(({ href }) => href)).toEqual(
      pagesShown(number, count).map((each) => pagePath(list, each)),
    );
    expect(allWords(pager ?? main, "[aria-current=page]")).toEqual([`${number}`]);
    if (number > 1) {
      const name = shell.pager.page.replace("{page}", `${number}`);
      for (const words of [document.title, ...allWords(main, "h1"), meta(document, "description")])
        expect.soft(words.toLowerCase()).toContain(name.toLowerCase());
    }
  });
}
