import { missingPaths, paths, templates } from "../paths.ts";
import { expect, test } from "../test.ts";
import { findFaults, findWordsBelow } from "./boxes.ts";
import { withConsent } from "./shell-steps.ts";

// A finger needs 44 px, on a wide screen too.
test.use({ hasTouch: true });

/** What brings the cookie banner back. */
const consentButton = "[data-consent-do=open]";

const widths = [320, 390, 768, 1280, 1680];

for (const path of [...paths, ...missingPaths]) {
  const isTemplate = templates.includes(path);
  const rules = isTemplate
    ? "nothing covers or cuts words, leaves the margins, or is too small or too long"
    : "no words are covered";
  test(`on ${path} ${rules}`, async ({ page, expectConsole }) => {
    if (missingPaths.includes(path)) expectConsole(/status of 404/);
    await withConsent(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await expect(page.locator("html[data-at]")).toBeAttached();
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 640 ? 700 : 900 });
      const below = await page.evaluate(findWordsBelow, consentButton);
      expect.soft(below, `words where the cookie button stands, at ${width} px`).toEqual([]);
      if (isTemplate) expect.soft(await page.evaluate(findFaults), `${width} px`).toEqual([]);
    }
  });
}

test("the rules notice what breaks them", async ({ page }) => {
  await page.setContent(`
    <style>
      body { margin: 0; --edge: 20px; font: 16px/1.5 monospace }
      p, a { margin: 40px 20px; display: block; min-height: 44px; width: 200px }
    </style>
    <main>
      <p style="margin-inline: 2px">too far left</p>
      <p style="height: 8px; min-height: 0; overflow: hidden">cut in two</p>
      <p style="width: 900px">${"twelve chars ".repeat(7)}</p>
      <p>covered</p>
      <div style="background: red; height: 44px; width: 100px; position: relative; top: -84px"></div>
      <a href="/" style="min-height: 30px; height: 30px">small</a>
      <p style="margin-left: 1000px">under a tab</p>
      <div style="position: fixed; left: 1020px; bottom: 0; width: 20px; height: 20px; background: red">tab</div>
    </main>`);
  const faults = await page.evaluate(findFaults);
  expect(faults.map(({ rule, what }) => `${rule}: ${what.replace(/[,(].*/, "").trim()}`).sort()).toEqual([
    "covered: covered",
    "covered: under a tab",
    "cut off: cut in two",
    "long line: 90: twelve chars twelve chars twelve chars twelve",
    "off the margins: too far left",
    "small target: small",
  ]);
});
