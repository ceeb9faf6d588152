import { isDemonstration } from "#tests/support/demonstration.ts";
import { allPaths, layouts } from "#tests/support/paths.ts";
import { withConsent } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";
import { sidewaysScroll } from "./faults.ts";
import { missing } from "./in-page.ts";

// Previews of links, archives, printers and search engines take a page without scrolling it. What
// they see of a wide page with its scripts is in wide-screen.spec.ts.

/** Of another firm's many articles and cases, one is enough. */
const paths = isDemonstration ? allPaths : layouts;
/** All pages, with one service, case and article. */
const kinds = paths.filter((path) => layouts.includes(path) || !/^\/.+\//.test(path));
const phone = { width: 390, height: 664 };
const desktop = { width: 1280, height: 900 };

for (const { viewport, javaScriptEnabled, pages } of [
  { viewport: phone, javaScriptEnabled: true, pages: paths },
  { viewport: phone, javaScriptEnabled: false, pages: layouts },
  { viewport: desktop, javaScriptEnabled: false, pages: kinds },
]) {
  test.describe(`at ${viewport.width} px, ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ viewport, javaScriptEnabled });

    test("a page is whole without scrolling", async ({ page }) => {
      await withConsent(page);
      for (const path of pages) {
        await page.goto(path);
        await expect.soft.poll(() => page.evaluate(missing), path).toEqual([]);
        expect.soft(await sidewaysScroll(page), path).toEqual([]);
        if (isDemonstration && viewport === phone) {
          const length = await page.evaluate(() => document.documentElement.scrollHeight);
          expect.soft(length, path).toBeLessThanOrEqual(path === "/" ? 7500 : 8200);
        }
      }
    });
  });
}
