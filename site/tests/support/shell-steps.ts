import { consentTexts } from "@contractor/core/facts/shell/shell.ts";
import { expect, type Locator, type Page } from "@playwright/test";

export const banner = (page: Page) => page.getByRole("region", { name: consentTexts.data.heading });
export const reopen = (page: Page) =>
  page.getByRole("button", { name: consentTexts.data.reopen, exact: true });

export const bannerButton = (page: Page, name: string) =>
  banner(page).getByRole("button", { name });

/** Opens pages as a visitor who refused cookies before, so without the banner. */
export async function withConsent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = { state: "rejected", necessary: true, analytics: false, marketing: false };
    const kept = JSON.stringify({ ...record, timestamp: new Date().toISOString() });
    try {
      localStorage.setItem("cookieConsent", kept);
    } catch {
      // One test refuses storage.
    }
  });
}

/**
 * Holds back the answers from these addresses, as a slow line does. The returned function releases
 * them.
 */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/**
 * Stops the page's clock. The browser refuses a moment that has passed when the call arrives, and
 * has then stopped the clock already.
 */
export const pauseClock = (page: Page) =>
  expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))).toPass();

/** Opens a page before its scripts have loaded. The returned function releases them. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, "**/_astro/*.js");
  // Not "domcontentloaded", which waits for the scripts.
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return release;
}

/** The distance from the end of one element to the beginning of another, further down the page. */
export async function roomBetween(above: Locator, below: Locator): Promise<number> {
  const one = await above.boundingBox();
  const other = await below.boundingBox();
  return one && other ? other.y - one.y - one.height : Number.NaN;
}

interface Point {
  x: number;
  y: number;
  id?: number;
}

/** Puts fingers on the page, moves them and lifts them. The timestamp is in seconds. */
async function fingers(page: Page) {
  const client = await page.context().newCDPSession(page);
  return (type: "Start" | "Move" | "End", touchPoints: Point[], timestamp?: number) =>
    client.send("Input.dispatchTouchEvent", { type: `touch${type}`, touchPoints, timestamp });
}

/** Moves a finger over the page, after it was held for so many seconds. */
export async function swipe(page: Page, from: Point, to: Point, heldSeconds = 0): Promise<void> {
  const touch = await fingers(page);
  const pressed = Date.now() / 1_000;
  await touch("Start", [from], pressed);
  for (let part = 0.1; part <= 1; part += 0.1) {
    const place = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
    await touch("Move", [place], pressed + heldSeconds + part / 50);
  }
  await touch("End", []);
}

/** Enlarges the page with two fingers, the first of which comes down here. */
export async function pinch(page: Page, { x, y }: Point): Promise<void> {
  const touch = await fingers(page);
  const first = { x, y, id: 1 };
  await touch("Start", [first]);
  for (const distance of [30, 60, 90, 120, 150]) {
    const second = { x: x + distance, y: y + distance, id: 2 };
    await touch(distance === 30 ? "Start" : "Move", [first, second]);
  }
  await touch("End", []);
  const enlarged = () => page.evaluate(() => globalThis.visualViewport?.scale ?? 1);
  await expect.poll(enlarged, "what two fingers enlarge").toBeGreaterThan(1.3);
}
