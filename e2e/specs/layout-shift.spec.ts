import { allPaths, chunksOf, missingPaths } from "#e2e/helpers/paths.ts";
import { hold } from "#e2e/helpers/shell-steps.ts";
import { expectStill, recordShifts } from "#e2e/helpers/shifts.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// A first visit on a slow line: the page is painted in the device's own typeface, and again when
// Archivo has loaded.

const widths = [390, 1280];

const paths = [...allPaths, ...missingPaths];

for (const chunk of chunksOf(6, paths)) {
  test(`${chunk.join(" ")} stay still when the typeface loads`, async ({ page, expectConsole }) => {
    expectConsole(/status of 404/, { optional: true });
    await recordShifts(page);
    for (const path of chunk) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        const release = await hold(page, "**/*.woff2");
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await expect
          .poll(() =>
            page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length),
          )
          .toBe(1);
        release();
        await page.waitForLoadState();
        await page.evaluate(() => document.fonts.ready);
        await expectStill(page, `${path} at ${width} px`);
        await page.unrouteAll();
      }
    }
  });
}
