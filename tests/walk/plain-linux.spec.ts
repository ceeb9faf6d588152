import { launchWithDejaVu } from "#tests/support/launch.ts";
import { layouts } from "#tests/support/paths.ts";
import { expectStill } from "#tests/support/shifts.ts";
import { test } from "#tests/support/test.ts";
import { arriveSlowly } from "./arrival.ts";

// The first screen of a page of each layout where the only font is DejaVu, a fifth wider than most.

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1280, height: 900 },
]) {
  test(`nothing moves at ${viewport.width} px when the typeface comes instead of DejaVu`, async ({
    playwright,
  }) => {
    const browser = await playwright.chromium.launch(launchWithDejaVu);
    for (const path of layouts) {
      const page = await browser.newPage({ viewport });
      // Their place is kept, so they would only take the line.
      await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
      await arriveSlowly(page, path);
      await expectStill(page, path);
      await page.close();
    }
    await browser.close();
  });
}
