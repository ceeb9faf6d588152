import { all, meta, readPage } from "../../helpers/page-reader.ts";
import { paths } from "../../helpers/paths.ts";
import { expect, test } from "../../helpers/test.ts";

test("search engines are kept from the editor, and no page of the site leads to it", () => {
  const { document } = readPage("/beheer");
  expect(meta(document, "robots")).toContain("noindex");
  const policy = document.querySelector("meta[http-equiv=content-security-policy]")?.getAttribute("content");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain(" 'unsafe-eval'");
  // The sitemap has the pages of the site and no other: specs/site-files.
  const linked = paths.filter((path) => all(readPage(path).document, "[href*=beheer]").length > 0);
  expect(linked).toEqual([]);
});
