import type { Page } from "@playwright/test";
import { consentTexts } from "../../src/content/pages/consent.ts";

/** The cookie banner, and the button that takes its place. */
export const banner = (page: Page) => page.getByRole("region", { name: consentTexts.heading });
export const reopen = (page: Page) => page.getByRole("button", { name: consentTexts.reopen, exact: true });

/** Opens pages as for who refused cookies before: without the banner. */
export async function withConsent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = { state: "rejected", necessary: true, analytics: false, marketing: false };
    const kept = JSON.stringify({ ...record, timestamp: new Date().toISOString() });
    try {
      localStorage.setItem("cookieConsent", kept);
    } catch {
      // Some tests refuse storage.
    }
  });
}

/** Lets the browser refuse to keep anything there, as some do. */
export const refuseStorage = (page: Page, name: "localStorage" | "indexedDB") =>
  page.addInitScript((name) => {
    const get = () => {
      throw new DOMException("refused", "SecurityError");
    };
    Object.defineProperty(window, name, { get, configurable: true });
  }, name);

/** Keeps what is asked for at these addresses away, as a slow line does; what is returned lets it come. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** The same for the script of the shell, and for what the page has of its own. */
export const holdShellScript = (page: Page) => hold(page, "**/_astro/*.js");

/** A finger on the page: each call is one touch event, without a place the finger is lifted. */
export async function finger(page: Page) {
  const client = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", x?: number, y?: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
}
