import type { Page } from "@playwright/test";
import { consentTexts } from "#data/shell/shell.ts";
import { violations } from "#tests/support/axe.ts";
import { hasOurContent } from "#tests/support/demonstration.ts";
import { layoutFaults, lostWords, sidewaysScroll } from "#tests/support/layout-faults.ts";
import { layouts } from "#tests/support/paths.ts";
import { banner, reopen } from "#tests/support/shell-steps.ts";
import { expectStill } from "#tests/support/shifts.ts";
import { expect, test } from "#tests/support/test.ts";
import { arriveSlowly } from "./arrival.ts";
import { findEnlarged } from "./files.ts";
import { fontsOf } from "./fonts.ts";
import { paleWords, withoutLine } from "./in-page.ts";
import { setTextSize, spacing, wideFont, withStyle } from "./readers.ts";

// A page of each layout in a window that is made wider and narrower, on paper, and as readers
// change its text and colours. Each page is opened once.

// A finger needs 44 px, also on a wide screen.
test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true });

async function expectFonts(page: Page): Promise<void> {
  const bold = ["h1", "header nav a", "main form label[for]:not(.u-visually-hidden)"];
  for (const font of await fontsOf(page, [...bold, "main form [type=submit]"])) {
    expect.soft(font).toMatch(/: Archivo/);
  }
  for (const font of await fontsOf(page, ["main p:not([class])"])) {
    expect.soft(font).not.toMatch(/: Archivo/);
  }
}

async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  for (const part of ["a[href='#inhoud']", "[data-contact-bar]", "[data-consent-banner]"]) {
    await expect.soft(page.locator(part)).toHaveCount(1);
    await expect.soft(page.locator(part)).toBeHidden();
  }
  expect.soft(await page.evaluate(paleWords)).toEqual([]);
  await page.emulateMedia({ media: null });
}

async function expectLines(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  expect.soft(await page.evaluate(withoutLine)).toEqual([]);
  const tiles = page.locator("main form [type=radio][name=service]");
  if ((await tiles.count()) > 1) {
    await tiles.first().evaluate((tile: HTMLInputElement) => tile.click());
    await expect.soft(tiles.nth(0).locator("~ *").first()).toHaveCSS("border-width", "4px");
    await expect.soft(tiles.nth(1).locator("~ *").first()).toHaveCSS("border-width", "1px");
  }
  await page.emulateMedia({ forcedColors: "none" });
}

for (const path of layouts) {
  test(`${path} on screens of all widths`, async ({ page }) => {
    await arriveSlowly(page, path);

    await test.step("nothing moves when the typeface comes", () => expectStill(page));

    await page.emulateMedia({ reducedMotion: "reduce" });

    await test.step("bold text is in Archivo, and other text in the font of the device", () =>
      expectFonts(page));

    // This comes before the window is made smaller, because a browser that has fetched a large
    // picture does not fetch a small one any more.
    if (hasOurContent) {
      await test.step("no photograph is drawn larger than its file", async () => {
        expect.soft(await page.evaluate(findEnlarged, 1.1)).toEqual([]);
      });
    }

    await test.step("everybody can use it, with the cookie banner", async () => {
      expect.soft(await violations(page)).toEqual([]);
    });

    await test.step("on paper there are no controls, and no pale words", () => expectPaper(page));

    await test.step("with forced colours, lines show what backgrounds showed", () =>
      expectLines(page));

    await banner(page).getByRole("button", { name: consentTexts.data.reject }).click();
    await expect(reopen(page)).toBeVisible();

    for (const width of [1680, 768]) {
      await test.step(`it breaks no rule of the design at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await layoutFaults(page, true)).toEqual([]);
      });
    }

    await test.step("it holds at 320 px, spaced as wide as a reader may, in a wide font", async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      await withStyle(page, spacing + wideFont, async () => {
        expect.soft(await lostWords(page)).toEqual([]);
      });
    });

    await test.step("it holds with letters of twice the size, down to the narrowest phone", async () => {
      await page.setViewportSize({ width: 640, height: 900 });
      await setTextSize(page, 32);
      expect.soft(await lostWords(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 568 });
      expect.soft(await sidewaysScroll(page)).toEqual([]);
    });
  });
}
