import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { missingPaths, paths } from "../paths.ts";
import { expect, test } from "../test.ts";

// A usual phone: 412 px wide at 1.75 device pixels each.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
// As a visitor has it; refused, its registration would be logged.
test.use({ serviceWorkers: "allow" });

/** Largest transfers in bytes, by page. */
const budget = {
  html: 14_600,
  scriptBefore: 3_000,
  scriptAfter: 95_000,
  font: 25_000,
  picture: 60_000,
  home: 130_000,
};

interface Transfer {
  url: string;
  type: string;
  bytes: number;
}

/** Records what the page fetches, in bytes as sent over the line. */
function record(page: Page): () => Promise<Transfer[]> {
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  return async () =>
    Promise.all(
      finished.map(async (request) => ({
        url: request.url(),
        type: request.resourceType(),
        bytes: (await request.sizes()).responseBodySize,
      })),
    );
}

const total = (transfers: Transfer[], type?: string) =>
  transfers.filter((transfer) => !type || transfer.type === type).reduce((sum, { bytes }) => sum + bytes, 0);

for (const path of [...paths, ...missingPaths]) {
  test(`${path} stays in its budget, is still and alone`, async ({ page, baseURL, expectConsole }) => {
    if (missingPaths.includes(path)) expectConsole(/status of 404/);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const transfers = record(page);
    const response = await page.goto(path, { waitUntil: "networkidle" });
    const html = (await response?.body()) ?? Buffer.alloc(0);
    const before = await transfers();

    expect.soft(brotliCompressSync(html).length, "HTML").toBeLessThanOrEqual(budget.html);
    expect
      .soft(total(before, "script"), "script before interaction")
      .toBeLessThanOrEqual(budget.scriptBefore);
    const fonts = before.filter(({ type }) => type === "font");
    expect.soft(fonts.length, "font files").toBeLessThanOrEqual(1);
    expect.soft(total(fonts), "font").toBeLessThanOrEqual(budget.font);
    const pictures = before.filter(({ type }) => type === "image");
    expect
      .soft(Math.max(0, ...pictures.map(({ bytes }) => bytes)), "largest picture")
      .toBeLessThanOrEqual(budget.picture);
    if (path === "/") expect.soft(total(before), "everything").toBeLessThanOrEqual(budget.home);

    // Down to the foot and back, then touch every island there is.
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: "instant" });
        await new Promise(requestAnimationFrame);
      }
      for (const island of document.querySelectorAll("astro-island")) {
        island.firstElementChild?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      }
    });
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    const after = await transfers();

    expect.soft(total(after, "script"), "script of all islands").toBeLessThanOrEqual(budget.scriptAfter);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect
      .soft(
        shifts.reduce((sum, value) => sum + value, 0),
        "layout shift",
      )
      .toBe(0);
    expect
      .soft(
        after.filter(({ url }) => !url.startsWith(`${baseURL}/`)),
        "requests elsewhere",
      )
      .toEqual([]);
  });
}
