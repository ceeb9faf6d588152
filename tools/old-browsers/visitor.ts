import type { Browser, ElementHandle, Page } from "puppeteer-core";
import { expect } from "vitest";
import { siteUrl } from "#tests/support/addresses.ts";

interface Visitor {
  page: Page;
  /** The errors that the scripts of the page threw, and the browser's warnings. */
  errors: string[];
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

/** Chromium 110 writes this about each popover, which it does not know yet. It is harmless. */
const isPopoverNotice = (text: string) => text.startsWith("Found a 'popover' attribute.");

/** Opens a page of the site in a new window, as a first visitor. */
export async function visit(
  browser: Browser,
  path: string,
  viewport: typeof phone,
): Promise<Visitor> {
  const context = await browser.createIncognitoBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error" && !isPopoverNotice(message.text())) {
      errors.push(message.text());
    }
  });
  await page.setViewport(viewport);
  await page.goto(siteUrl + path, { waitUntil: "load" });
  return { page, errors };
}

export async function find(page: Page, selector: string): Promise<ElementHandle> {
  const found = await page.waitForSelector(selector, { timeout: 10_000 });
  if (!found) {
    throw new Error(`there is no ${selector} on ${page.url()}`);
  }
  return found as ElementHandle;
}

/**
 * Scrolls an element to the middle of the screen, where nothing fixed covers it, and presses it.
 */
export async function press(page: Page, selector: string): Promise<void> {
  const element = await find(page, selector);
  await element.evaluate((target) => target.scrollIntoView({ block: "center" }));
  await element.click();
}

/** Whether an element is on the screen and not hidden. */
const isVisible = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) {
      return false;
    }
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
  }, selector);

/** Waits until an element is visible, or until it is not. */
export const expectVisible = (page: Page, selector: string, visible = true) =>
  expect
    .poll(() => isVisible(page, selector), { timeout: 10_000, message: selector })
    .toBe(visible);

/** Refuses cookies, so that the banner covers nothing. */
export async function rejectCookies(page: Page): Promise<void> {
  await press(page, "[data-consent-do=reject]");
  await expectVisible(page, "[data-consent-do=reject]", false);
}
