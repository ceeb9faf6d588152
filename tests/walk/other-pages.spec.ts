import { violations } from "#tests/support/axe.ts";
import { hasOurContent, isDemonstration } from "#tests/support/demonstration.ts";
import { layoutFaults } from "#tests/support/layout-faults.ts";
import { paths, templates } from "#tests/support/paths.ts";
import { withConsent } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";
import { findEnlarged } from "./photographs.ts";
import { expectNamedCells } from "./tables.ts";

// The other pages consist of the same parts as the templates, with other words and photographs.

test.use({
  viewport: { width: 1280, height: 900 },
  hasTouch: true,
  contextOptions: { reducedMotion: "reduce" },
});

for (const path of paths.filter((each) => !templates.includes(each))) {
  test(`${path} holds as its template does`, async ({ page }) => {
    await withConsent(page);
    await page.goto(path);

    // This comes before the window is made smaller, because a browser that has fetched a large
    // picture does not fetch a small one any more.
    if (hasOurContent) {
      await test.step("no photograph is drawn larger than its file", async () => {
        expect.soft(await page.evaluate(findEnlarged, 1.1)).toEqual([]);
      });
    }

    await page.setViewportSize({ width: 390, height: 700 });

    await test.step("everybody can use it on a phone", async () => {
      expect.soft(await violations(page)).toEqual([]);
    });

    await test.step("on a phone, tables say what each cell is", () => expectNamedCells(page));

    if (isDemonstration) {
      await test.step("it is not long", async () => {
        const length = await page.evaluate(() => document.documentElement.scrollHeight);
        expect.soft(length).toBeLessThanOrEqual(8200);
      });
    }

    await test.step("it breaks no rule of the design on the narrowest phone", async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      expect.soft(await layoutFaults(page, false)).toEqual([]);
    });
  });
}
