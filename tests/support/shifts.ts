import type { Page } from "@playwright/test";
import { hasOurContent } from "./demonstration.ts";
import { expect } from "./test.ts";

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
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

/**
 * Records all layout shifts on the pages that are opened from now on: how large, when, what, from
 * where to where.
 */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.moves = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = (node as Element | null)?.outerHTML ?? node?.textContent ?? "";
          return `${what.slice(0, 80)} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        moves.push([value, `${value} at ${Math.round(startTime)} ms: ${moved.join("; ")}`]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Waits until everything that the page has now is painted. */
export const nextPaint = (page: Page) =>
  page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );

/** Expects that the page has not moved more than that. */
export async function expectStill(page: Page, what = "the page"): Promise<void> {
  // A shift is reported after the frame in which it happened.
  await nextPaint(page);
  const moves = await page.evaluate(() => globalThis.moves);
  const total = moves.reduce((sum, [value]) => sum + value, 0);
  const described = moves.map(([, move]) => move).join("\n");
  expect.soft(total, `layout shift of ${what}: ${described}`).toBeLessThanOrEqual(mostShift);
}
