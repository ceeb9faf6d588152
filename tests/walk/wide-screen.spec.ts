import type { Page } from "@playwright/test";
import { consentTexts } from "#data/shell/shell.ts";
import { violations } from "#tests/support/axe.ts";
import { hasOurContent } from "#tests/support/demonstration.ts";
import { layoutFaults, lostWords, sidewaysScroll } from "#tests/support/layout-faults.ts";
import { missingPaths, templates } from "#tests/support/paths.ts";
import { banner, reopen } from "#tests/support/shell-steps.ts";
import { expectStill } from "#tests/support/shifts.ts";
import { expect, test } from "#tests/support/test.ts";
import { arriveSlowly } from "./arrival.ts";
import { fontsOf } from "./fonts.ts";
import { withoutLine } from "./forced-colors.ts";
import { paleWords } from "./paper.ts";
import { findEnlarged } from "./photographs.ts";
import { setTextSize, spacing, wideFont, withStyle } from "./readers.ts";

// One page of each kind in a window that is made wider and narrower, on paper, and as readers
// change its text and colours. Each page is opened once.

// A finger needs 44 px, also on a wide screen.
test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true });

const bold = [
  "h1",
  "header nav a",
  "header a",
  "main form label[for]:not(.u-visually-hidden)",
  "main form [type=submit]",
];

const setWidth = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width < 640 ? 700 : 900 });

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

// The pages for missing addresses are alike.
for (const path of [...templates, ...missingPaths.slice(0, 1)]) {
  test(`${path} on screens of all widths`, async ({ page, expectConsole }) => {
    if (missingPaths.includes(path)) {
      expectConsole(/status of 404/);
    }
    await arriveSlowly(page, path);

    await test.step("nothing moves when the typeface comes", () => expectStill(page));

    await page.emulateMedia({ reducedMotion: "reduce" });

    await test.step("bold text is in Archivo, and other text in the font of the device", async () => {
      for (const font of await fontsOf(page, bold)) {
        expect.soft(font).toMatch(/: Archivo/);
      }
      for (const font of await fontsOf(page, ["main p:not([class])"])) {
        expect.soft(font).not.toMatch(/: Archivo/);
      }
    });

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

    for (const width of [1280, 1680, 2560, 768, 320]) {
      await test.step(`it breaks no rule of the design at ${width} px`, async () => {
        await setWidth(page, width);
        expect.soft(await layoutFaults(page, true)).toEqual([]);
      });
    }

    await test.step("it holds with the largest spacing that a reader may set, in a wide font", () =>
      withStyle(page, spacing + wideFont, async () => {
        expect.soft(await lostWords(page)).toEqual([]);
      }));

    for (const width of [320, 390]) {
      await test.step(`it holds with a wide font at ${width} px`, async () => {
        await setWidth(page, width);
        await withStyle(page, wideFont, async () => {
          expect.soft(await lostWords(page)).toEqual([]);
        });
      });
    }

    await test.step("it holds with letters of twice the size", async () => {
      await setWidth(page, 640);
      await setTextSize(page, 32);
      expect.soft(await lostWords(page)).toEqual([]);
    });

    await test.step("the narrowest phone with such letters does not scroll sideways", async () => {
      await page.setViewportSize({ width: 320, height: 568 });
      expect.soft(await sidewaysScroll(page)).toEqual([]);
    });
  });
}
