import { AxeBuilder } from "@axe-core/playwright";
import { missingPaths, paths } from "../paths.ts";
import { expect, test } from "../test.ts";

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

for (const path of [...paths, ...missingPaths]) {
  for (const viewport of screens) {
    test(`${path} has nothing that hinders at ${viewport.width} px`, async ({ page, expectConsole }) => {
      if (missingPaths.includes(path)) expectConsole(/status of 404/);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);

      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, "pixels that stick out beside the screen").toBe(0);
    });
  }
}
