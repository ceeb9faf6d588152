import type { Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs in the page. */
function record(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const what = (node as Element | null)?.outerHTML ?? node?.textContent ?? "";
        return `${what.slice(0, 80)} from ${place(previousRect)} to ${place(currentRect)}`;
      });
      shifts.push(`${value} at ${Math.round(startTime)} ms: ${moved.join("; ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Notes from now on what moves by itself on the pages that are opened. */
export const recordShifts = (page: Page) => page.addInitScript(record);

/** How much moved, when, what, and from where to where. */
export const shiftsOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
