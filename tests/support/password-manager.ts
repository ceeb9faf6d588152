import type { Page } from "@playwright/test";

/**
 * Puts elements beside the fields of a page, and attributes on them, as password managers and
 * spelling checkers do.
 */
export function addExtension(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const field of document.querySelectorAll("main :is(input, textarea, select)")) {
      field.setAttribute("data-extension-filled", "");
      field.insertAdjacentHTML("beforebegin", "<div data-extension></div>");
      field.insertAdjacentHTML("afterend", "<div data-extension></div>");
    }
    document.querySelector("main form")?.append(document.createElement("extension-root"));
  });
}

/** Fills in a field without an event, as some password managers do. */
export function fillSilently(page: Page, name: string, value: string): Promise<void> {
  return page.locator(`main form [name=${name}]`).evaluate((field, filled) => {
    (field as HTMLInputElement).value = filled;
  }, value);
}
