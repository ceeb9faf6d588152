import type { Page } from "@playwright/test";
import { atRest } from "#e2e/helpers/launch.ts";
import { banner } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Opens a page, without pictures, in a browser that has kept this text as the choice. */
async function visitWithText(page: Page, text: string): Promise<void> {
  await page.addInitScript((record) => localStorage.setItem("cookieConsent", record), text);
  await page.goto("/privacy-policy");
}

/** Opens a page as a visitor who accepted everything today, but for these changes. */
async function visitWithRecord(page: Page, changes: Record<string, unknown>): Promise<void> {
  const kept = {
    state: "accepted",
    necessary: true,
    analytics: true,
    marketing: true,
    timestamp: new Date().toISOString(),
    ...changes,
  };
  await visitWithText(page, JSON.stringify(kept));
}

test("a choice of less than a year ago is not asked again", async ({ page }) => {
  await visitWithRecord(page, { timestamp: new Date(Date.now() - 360 * dayMilliseconds) });
  await expect(banner(page)).toBeHidden();
});

test("a choice of more than a year ago is asked again", async ({ page }) => {
  await visitWithRecord(page, { timestamp: new Date(Date.now() - 366 * dayMilliseconds) });
  await expect(banner(page)).toBeVisible();
});

test("a choice about other services than those of today is asked again", async ({ page }) => {
  await visitWithRecord(page, { services: "G-OTHER" });
  await expect(banner(page)).toBeVisible();
});

test("a damaged record counts as none", async ({ page }) => {
  await visitWithText(page, "{");
  await expect(banner(page)).toBeVisible();
});
