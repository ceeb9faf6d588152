import type { Browser, ElementHandle, Page } from "puppeteer-core";
import { expect } from "vitest";
import { siteUrl } from "#e2e/helpers/addresses.ts";

export interface Visitor {
  page: Page;
  /** What the scripts of the page threw, and what the browser complained of. */
  errors: string[];
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

/** What Chromium 110 says of each popover, which it does not know yet; nothing is wrong with it. */
const isPopoverNotice = (text: string) => text.startsWith("Found a 'popover' attribute.");

/** Opens a page of the site in a window of its own, as someone who was never here. */
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

/** The first element that matches, as soon as it is there. */
export async function find(page: Page, selector: string): Promise<ElementHandle> {
  const found = await page.waitForSelector(selector, { timeout: 10_000 });
  if (!found) {
    throw new Error(`there is no ${selector} on ${page.url()}`);
  }
  return found as ElementHandle;
}

/** Presses an element in the middle of the screen, where nothing fixed lies over it. */
export async function press(page: Page, selector: string): Promise<void> {
  const element = await find(page, selector);
  await element.evaluate((target) => target.scrollIntoView({ block: "center" }));
  await element.click();
}

/** Whether an element has a place on the screen and is not hidden. */
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

/** The text of an element, as soon as there is one. */
export const textOf = (page: Page, selector: string): Promise<string> =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent?.trim() ?? "", selector);

/** Refuses cookies, so that the banner lies over nothing. */
export async function rejectCookies(page: Page): Promise<void> {
  await press(page, "[data-consent-do=reject]");
  await expectVisible(page, "[data-consent-do=reject]", false);
}
