import { expectToHold } from "../helpers/reflow.ts";
import { withConsent } from "../helpers/shell-steps.ts";
import { missingPaths, templates } from "../helpers/paths.ts";
import { test } from "../helpers/test.ts";

// For readers who need more room for the same words, one page of each kind holds: WCAG 1.4.4, 1.4.10 and 1.4.12.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The most that a reader may ask for: WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

for (const path of [...templates, ...missingPaths.slice(0, 1)]) {
  test(`${path} holds with more room in and between words, and with letters twice as large`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 404/, { optional: true });
    await withConsent(page);
    await page.goto(path);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    await expectToHold(page, 320, "with the reader's own spacing");

    await page.evaluate(() => (document.adoptedStyleSheets = []));
    const client = await page.context().newCDPSession(page);
    await client.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await expectToHold(page, 640, "with the reader's own size of letters, 200%,");
  });
}
