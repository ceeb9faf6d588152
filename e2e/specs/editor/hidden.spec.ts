import { all, meta, readPage } from "../../helpers/page-reader.ts";
import { paths } from "../../helpers/paths.ts";
import { isKept, visitWithWorker } from "../../helpers/shell-steps.ts";
import { expect, test } from "../../helpers/test.ts";

test.use({ serviceWorkers: "allow" });

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

test("the editor is no part of the copy that visitors keep", async ({ page }) => {
  await visitWithWorker(page, "/contact");
  // Not the editor itself, which takes long to come: a page below it goes the same way.
  const body = "<title>x</title>";
  await page.route(/\/beheer/, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/beheer");
  await page.goto("/reviews");
  await expect.poll(() => isKept(page, "/reviews")).toBe(true);
  expect(await isKept(page, "/beheer")).toBe(false);
});
