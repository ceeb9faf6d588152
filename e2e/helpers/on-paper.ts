import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Runs in the page: finds pale elements, which need the background that a printer leaves out. */
function palePartsOfPage(): string[] {
  const isPale = (element: Element) => {
    const { color, stroke } = getComputedStyle(element);
    const parts = (element.tagName === "svg" ? stroke : color).match(/\d+/g) ?? [];
    return parts.length > 2 && parts.slice(0, 3).every((part) => Number(part) > 150);
  };
  const hasWords = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
  return [...document.querySelectorAll("body *")]
    .filter((each) => each.checkVisibility() && (each.tagName === "svg" || hasWords(each)))
    .filter(isPale)
    .map(({ outerHTML }) => outerHTML);
}

/** Expects that the printed page has no controls and no pale words. */
export async function expectOnPaper(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: "print" });
  for (const part of ["a[href='#inhoud']", "[data-contact-bar]", "[data-consent-banner]"]) {
    await expect.soft(page.locator(part), `${path}: ${part} on paper`).toBeHidden();
  }
  const pale = await page.evaluate(palePartsOfPage);
  expect.soft(pale, `${path}: pale words on paper`).toEqual([]);
  await page.emulateMedia({ media: null });
}
