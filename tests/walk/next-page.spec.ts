import { expect, test } from "#tests/support/test.ts";
import { fontsOf } from "./fonts.ts";

test("the next page has its headings in Archivo as well", async ({ page }) => {
  await page.goto("/contact");
  await page.locator("footer a[href='/privacy-policy']").first().click();
  await page.waitForURL("**/privacy-policy");
  await expect.poll(() => fontsOf(page, ["h1"])).toEqual([expect.stringMatching(/^h1: Archivo/)]);
});
