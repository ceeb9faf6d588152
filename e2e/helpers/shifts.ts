import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Move {
  value: number;
  what: string;
}

/** What the font may move when it arrives; nothing else moves by itself. */
const mostShift = 0.005;

/** Runs in the page. */
function record(): void {
  const moves: Move[] = [];
  Object.assign(window, { moves });
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const what = (node as Element | null)?.outerHTML ?? node?.textContent ?? "";
        return `${what.slice(0, 80)} from ${place(previousRect)} to ${place(currentRect)}`;
      });
      moves.push({ value, what: `${value} at ${Math.round(startTime)} ms: ${moved.join("; ")}` });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Notes from now on what moves by itself on the pages that are opened. */
export const recordShifts = (page: Page) => page.addInitScript(record);

/** The page has moved by no more than it may; the failure says how much moved, when, what, and from where to where. */
export async function expectStill(page: Page): Promise<void> {
  const moves = await page.evaluate(() => (window as unknown as { moves: Move[] }).moves);
  const total = moves.reduce((sum, { value }) => sum + value, 0);
  expect
    .soft(total, `layout shift ${moves.map(({ what }) => what).join("\n")}`)
    .toBeLessThanOrEqual(mostShift);
}
