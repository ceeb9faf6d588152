import type { Page } from "@playwright/test";
import { consentTexts } from "#data/texts/consent.ts";
import { violations } from "#e2e/helpers/axe.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { layoutFaults, lostWords } from "#e2e/helpers/layout-faults.ts";
import { all, readPage } from "#e2e/helpers/page-reader.ts";
import { paleWords } from "#e2e/helpers/paper.ts";
import { missingPaths, paths, templates } from "#e2e/helpers/paths.ts";
import { findEnlarged } from "#e2e/helpers/photographs.ts";
import { banner, reopen } from "#e2e/helpers/shell-steps.ts";
import { cellsWithoutName, hiddenHeads } from "#e2e/helpers/tables.ts";
import { expect, fromOthers, recordMessages, test, unexpectedIn } from "#e2e/helpers/test.ts";
import { hasOurContent } from "#testing/demonstration.ts";

// What every page must be like when it is drawn, also for readers who enlarge the text (WCAG 1.4.4,
// 1.4.10, 1.4.12). The tests of a page share one window, because opening it takes longest.

// A finger needs 44 px, also on a wide screen.
test.use({ ...atRest, hasTouch: true });
test.describe.configure({ mode: "default" });

/** The largest spacing that a reader may set: WCAG 1.4.12. */
const spacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }`;

const setWidth = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width < 640 ? 700 : 900 });

async function closeBanner(page: Page): Promise<void> {
  if (await banner(page).isVisible()) {
    await banner(page).getByRole("button", { name: consentTexts.data.reject }).click();
  }
  await expect(reopen(page)).toBeVisible();
}

for (const path of [...paths, ...missingPaths]) {
  // Other pages consist of the same parts, with other words.
  const isTemplate = templates.includes(path) || path === missingPaths[0];
  const isMissing = missingPaths.includes(path);

  test.describe(path, () => {
    let page: Page;
    let messages: string[];

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      messages = recordMessages(page.context());
      await setWidth(page, 1280);
      await page.goto(path);
    });

    test.afterAll(() => page.close());

    // This comes first, because a browser that has fetched a large picture does not fetch a small
    // one any more.
    if (hasOurContent) {
      test("no photograph is drawn larger than its file", async () => {
        expect(await page.evaluate(findEnlarged, 1.1)).toEqual([]);
      });
    }

    if (isTemplate && !isMissing) {
      test("on paper there are no controls, and no pale words", async () => {
        await page.emulateMedia({ media: "print" });
        for (const part of ["a[href='#inhoud']", "[data-contact-bar]", "[data-consent-banner]"]) {
          await expect(page.locator(part)).toHaveCount(1);
          await expect(page.locator(part)).toBeHidden();
        }
        expect(await page.evaluate(paleWords)).toEqual([]);
        await page.emulateMedia({ media: null });
      });
    }

    for (const width of isTemplate ? [1280, 390] : [390]) {
      test(`everybody can use it at ${width} px, with the cookie banner`, async () => {
        await setWidth(page, width);
        expect(await violations(page)).toEqual([]);
      });
    }

    if (!isMissing && all(readPage(path).main, "table").length > 0) {
      test("on a phone each cell of a table says what it is", async () => {
        await setWidth(page, 390);
        expect(await page.evaluate(cellsWithoutName)).toEqual([]);
      });

      test("on a phone a screen reader finds tables and the heads of their columns", async () => {
        await setWidth(page, 390);
        const count = all(readPage(path).main, "table").length;
        await expect(page.getByRole("table")).toHaveCount(count);
        await expect(page.getByRole("columnheader").first()).toBeAttached();
        expect(await page.evaluate(hiddenHeads)).toEqual([]);
      });
    }

    for (const width of isTemplate ? [390, 320, 768, 1280, 1680] : [320]) {
      test(`it breaks no rule of the design at ${width} px`, async () => {
        await closeBanner(page);
        await page.evaluate(() => document.fonts.ready);
        await setWidth(page, width);
        // The size of a touch target depends on its component, and the templates have all of them.
        expect(await layoutFaults(page, isTemplate)).toEqual([]);
      });
    }

    if (isTemplate) {
      test("it holds with the largest spacing that a reader may set", async () => {
        await closeBanner(page);
        await setWidth(page, 320);
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }, spacing);
        expect(await lostWords(page)).toEqual([]);
        await page.evaluate(() => {
          document.adoptedStyleSheets = [];
        });
      });

      test("it holds with letters of twice the size", async () => {
        await closeBanner(page);
        await setWidth(page, 640);
        const client = await page.context().newCDPSession(page);
        await client.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
        expect(await lostWords(page)).toEqual([]);
      });
    }

    test("it throws no error and writes nothing to the console", () => {
      const expected = isMissing ? [...fromOthers, { pattern: /status of 404/ }] : fromOthers;
      expect(unexpectedIn(messages, expected)).toEqual([]);
    });
  });
}
