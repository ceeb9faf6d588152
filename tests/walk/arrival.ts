import type { Page, Response } from "@playwright/test";
import { hold } from "#tests/support/shell-steps.ts";
import { recordShifts } from "#tests/support/shifts.ts";
import { expect } from "#tests/support/test.ts";

/**
 * Opens a page as on a slow line: it is painted in the device's own typeface first, and again when
 * Archivo has loaded. From then on nothing moves by itself.
 */
export async function arriveSlowly(page: Page, path: string): Promise<Response | null> {
  await recordShifts(page);
  const release = await hold(page, "**/*.woff2");
  const response = await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);
  release();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  return response;
}

/** Scrolls to the end of a page, a screen at a time, as a visitor does. Runs in the page. */
export async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
  scrollTo({ top: 0, behavior: "instant" });
}
