import { missingPaths, paths } from "../paths.ts";
import { expect, test } from "../test.ts";
import { violations } from "./axe.ts";

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
        expect.soft(await violations(page)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, "pixels that stick out beside the screen").toBe(0);
      });
    }
  });
}
