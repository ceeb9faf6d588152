import type { Page } from "@playwright/test";
import { isDemonstration } from "#tests/support/demonstration.ts";
import { paths, templates } from "#tests/support/paths.ts";
import { withConsent } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";
import { sidewaysScroll } from "./faults.ts";
import { missing } from "./in-page.ts";

// Previews of links, archives, printers and search engines take a page without scrolling it.

async function expectWhole(page: Page, addresses: readonly string[]): Promise<void> {
  await withConsent(page);
  for (const path of addresses) {
    await page.goto(path);
    await expect.soft.poll(() => page.evaluate(missing), path).toEqual([]);
    expect.soft(await sidewaysScroll(page), path).toEqual([]);
    if (isDemonstration && page.viewportSize()?.width === 390) {
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(length, path).toBeLessThanOrEqual(path === "/" ? 7500 : 8200);
    }
  }
}

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width} px, without scrolling`, () => {
    test.use({ viewport });

    test("every page is whole", ({ page }) => expectWhole(page, paths));

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("a page is whole", ({ page }) => expectWhole(page, templates));
    });
  });
}

test("large pictures are uncovered by scrolling, but not on paper or without motion", async ({
  page,
}) => {
  await page.goto("/diensten");
  const picture = page.locator(".u-uncover").first();
  await expect(picture).toHaveCSS("clip-path", "none");
  await page.evaluate(() => scrollTo({ top: 20, behavior: "instant" }));
  await expect(picture).toHaveCSS("clip-path", "inset(0px 50% 0px 0px)");
  await page.emulateMedia({ media: "print" });
  await expect(picture).toHaveCSS("clip-path", "none");
  await page.emulateMedia({ media: null, reducedMotion: "reduce" });
  await expect(picture).toHaveCSS("clip-path", "none");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await picture.evaluate((part) => part.scrollIntoView({ behavior: "instant" }));
  await expect(picture).toHaveCSS("clip-path", "none");
});
