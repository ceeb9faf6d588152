import { consentTexts } from "@contractor/core/facts/shell/shell.ts";
import type { Page } from "@playwright/test";
import { violations } from "#tests/support/axe.ts";
import { hasOurContent } from "#tests/support/demonstration.ts";
import { layouts } from "#tests/support/paths.ts";
import { banner, reopen } from "#tests/support/shell-steps.ts";
import { arriveSlowly, expectStill } from "#tests/support/shifts.ts";
import { expect, test } from "#tests/support/test.ts";
import { faultsOf, lostWords, sidewaysScroll } from "./faults.ts";
import { findEnlarged, missing, paleWords, withoutLine } from "./in-page.ts";

// A page of each layout in a window that is made wider and narrower, on paper, and as readers
// change its text and colours (WCAG 1.4.4 and 1.4.12). Each page is opened once.

// A finger needs 44 px, also on a wide screen.
test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true });

/** Text as far apart as a reader may set it, in a font a fifth wider than most. */
const wideText = `
  :root {
    --text-face: "DejaVu Sans" !important;
    --bold-face: "Archivo as DejaVu", "DejaVu Sans" !important;
  }
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important }`;

const setReaderStyle = (page: Page, css: string) =>
  page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, css);

for (const path of layouts) {
  test(`${path} on screens of all widths`, async ({ page }) => {
    await arriveSlowly(page, path);

    await expectStill(page, "the page when the typeface comes");

    await expect.soft.poll(() => page.evaluate(missing), "seen after scrolling only").toEqual([]);

    await page.emulateMedia({ reducedMotion: "reduce" });

    // This comes before the window is made smaller, because a browser that has fetched a large
    // picture does not fetch a small one any more.
    if (hasOurContent) {
      expect.soft(await page.evaluate(findEnlarged, 1.1), "enlarged photographs").toEqual([]);
    }
    expect.soft(await violations(page), "what not everybody can use, with banner").toEqual([]);

    await test.step("on paper all is read, in dark words, and there are no controls", async () => {
      await page.emulateMedia({ media: "print" });
      for (const part of ["a[href='#inhoud']", "[data-contact-bar]", "[data-consent-banner]"]) {
        await expect.soft(page.locator(part)).toHaveCount(1);
        await expect.soft(page.locator(part)).toBeHidden();
      }
      const answers = page.locator("#vragen details p");
      await expect.soft(answers.filter({ visible: false })).toHaveCount(0);
      expect.soft(await page.evaluate(paleWords)).toEqual([]);
      expect.soft(await lostWords(page)).toEqual([]);
      await page.emulateMedia({ media: null });
    });

    await test.step("with forced colours, lines show what backgrounds showed", async () => {
      await page.emulateMedia({ forcedColors: "active" });
      expect.soft(await page.evaluate(withoutLine)).toEqual([]);
      const tile = page.locator("main form [type=radio][name=service]").first();
      if (path === "/offerte-aanvragen") {
        await tile.evaluate((input: HTMLInputElement) => input.click());
        await expect.soft(tile).toHaveCSS("border-width", "4px");
      }
      await page.emulateMedia({ forcedColors: "none" });
    });

    await banner(page).getByRole("button", { name: consentTexts.data.reject }).click();
    await expect(reopen(page)).toBeVisible();

    for (const width of [1680, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await faultsOf(page), `what breaks the rules at ${width} px`).toEqual([]);
    }

    await test.step("it holds at 320 px, spaced as wide as a reader may, in a wide font", async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      await setReaderStyle(page, wideText);
      expect.soft(await lostWords(page)).toEqual([]);
      await setReaderStyle(page, "");
    });

    await test.step("it holds with letters of twice the size, down to the narrowest phone", async () => {
      await page.setViewportSize({ width: 640, height: 900 });
      const client = await page.context().newCDPSession(page);
      await client.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      await expect(page.locator("html")).toHaveCSS("font-size", "32px");
      expect.soft(await lostWords(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 568 });
      expect.soft(await sidewaysScroll(page)).toEqual([]);
    });
  });
}
