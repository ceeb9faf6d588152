import { AxeBuilder } from "@axe-core/playwright";
import { missingPaths, paths } from "../paths.ts";
import { expect, test } from "../test.ts";

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

for (const path of [...paths, ...missingPaths]) {
  test(`${path} has nothing that hinders, on a phone and on a wide screen`, async ({
    page,
    expectConsole,
  }) => {
    if (missingPaths.includes(path)) expectConsole(/status of 404/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    for (const viewport of screens) {
      await test.step(`${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        // In the page itself: there are no frames, for which the other mode opens a second page.
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();
        const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
        expect.soft(found).toEqual([]);

        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, "pixels that stick out beside the screen").toBe(0);
      });
    }
  });
}
