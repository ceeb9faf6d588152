import { expect, type Page } from "@playwright/test";

// How readers change the text of a page: WCAG 1.4.4 and 1.4.12.

/** Sets the size of text in the browser's settings. A browser begins with 16 px. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Page.setFontSizes", { fontSizes: { standard: pixels } });
  await client.detach();
  const size = () => getComputedStyle(document.documentElement).fontSize;
  await expect.poll(() => page.evaluate(size)).toBe(`${pixels}px`);
}

export const spacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }`;

/** A device with only a font a fifth wider than most, to which Archivo does not come. */
export const wideFont = `
  :root {
    --text-face: "DejaVu Sans" !important;
    --bold-face: "Archivo as DejaVu", "DejaVu Sans" !important;
  }`;

/** Adds a style of the reader to the page for as long as `check` takes. */
export async function withStyle(
  page: Page,
  css: string,
  check: () => Promise<void>,
): Promise<void> {
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, css);
  await check();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
