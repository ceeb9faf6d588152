import type { Page } from "@playwright/test";
import { hasOurContent } from "./demonstration.ts";
import { hold } from "./shell-steps.ts";
import { expect } from "./test.ts";

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  /** The layout shifts: how large each was, and what moved. */
  var moves: [number, string][];
}

/**
 * The maximum shift when the typeface loads. Nothing else may move by itself. An owner's longer
 * words may move a little more, and well below what visitors notice.
 */
const mostShift = hasOurContent ? 0.005 : 0.05;

/** Records all layout shifts on the pages that are opened from now on: how large, and what. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.moves = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node }) => (node as Element | null)?.outerHTML ?? node?.textContent,
        );
        moves.push([value, `${value}: ${moved.join("; ").slice(0, 300)}`]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Waits until everything that the page has now is painted. */
export const nextPaint = (page: Page) =>
  page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );

/**
 * Opens a page as on a slow line: it is painted in the device's own typeface first, and again when
 * Archivo has loaded. From then on nothing moves by itself.
 */
export async function arriveSlowly(page: Page, path: string): Promise<void> {
  await recordShifts(page);
  const release = await hold(page, "**/*.woff2");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  const paints = () => performance.getEntriesByName("first-contentful-paint").length;
  await expect.poll(() => page.evaluate(paints)).toBe(1);
  release();
  await page.waitForLoadState();
  const loaded = () =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
  await expect.poll(() => page.evaluate(loaded)).toContain("Archivo");
}

/** Expects that the page has not moved more than that. */
export async function expectStill(page: Page, what = "the page"): Promise<void> {
  // A shift is reported after the frame in which it happened.
  await nextPaint(page);
  const moves = await page.evaluate(() => globalThis.moves);
  const total = moves.reduce((sum, [value]) => sum + value, 0);
  const described = moves.map(([, move]) => move).join("\n");
  expect.soft(total, `layout shift of ${what}: ${described}`).toBeLessThanOrEqual(mostShift);
}
