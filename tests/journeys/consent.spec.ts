import type { Page } from "@playwright/test";
import { consentTexts } from "#data/shell/consent.ts";
import {
  bannerButton,
  categoryCheckbox,
  consentRecord,
  cookieNames,
} from "#tests/support/consent-steps.ts";
import { atRest } from "#tests/support/launch.ts";
import { banner, refuseStorage, reopen } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

const { accept, reject, close, save, showDetails, hideDetails, required } = consentTexts.data;

// The banner is the same on every page: this one has no picture to fetch.
test.beforeEach(({ page }) => page.goto("/privacy-policy"));

test("a visitor who accepts is not asked again, and can withdraw", async ({ page, context }) => {
  await bannerButton(page, accept).press("Enter");
  await expect(banner(page)).toBeHidden();
  await expect(reopen(page)).toBeFocused();
  const kept = await consentRecord(page);
  expect(kept).toMatchObject({
    state: "accepted",
    necessary: true,
    analytics: true,
    marketing: true,
  });
  expect(Date.parse(kept.timestamp)).not.toBeNaN();
  expect(await cookieNames(page)).toEqual(["analytics", "marketing", "necessary"]);
  for (const cookie of await context.cookies()) {
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", secure: false });
    const days = (cookie.expires * 1000 - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeCloseTo(365, 0);
  }

  await page.goto("/contact");
  await expect(reopen(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  // Google's tag would have set these.
  await context.addCookies([
    { name: "_ga", value: "GA1.1.2", url: page.url() },
    { name: "_ga_TEST1", value: "GA1.1.2", url: page.url() },
  ]);
  await reopen(page).press("Enter");
  await expect(bannerButton(page, showDetails)).toBeFocused();
  await bannerButton(page, reject).click();
  await expect(reopen(page)).toBeVisible();
  expect(await consentRecord(page)).toMatchObject({
    state: "rejected",
    analytics: false,
    marketing: false,
  });
  expect(await cookieNames(page)).toEqual(["necessary"]);
});

test("a visitor chooses categories, and changes the choice on another page", async ({ page }) => {
  await expect(bannerButton(page, save)).toHaveCount(0);
  await bannerButton(page, showDetails).press("Enter");
  await expect(bannerButton(page, save)).toBeVisible();
  await expect(bannerButton(page, hideDetails)).toBeFocused();
  const necessary = categoryCheckbox(page, "necessary");
  await expect(necessary).toHaveAccessibleName(new RegExp(RegExp.escape(required)));
  await expect(necessary).toBeChecked();
  await expect(necessary).toBeDisabled();
  await categoryCheckbox(page, "marketing").check();
  await bannerButton(page, hideDetails).click();
  await expect(banner(page).getByRole("checkbox")).toHaveCount(0);

  // What was not saved is forgotten.
  await page.reload();
  await bannerButton(page, showDetails).click();
  await expect(categoryCheckbox(page, "marketing")).not.toBeChecked();
  await categoryCheckbox(page, "analytics").check();
  await bannerButton(page, save).click();
  await expect(banner(page)).toBeHidden();
  expect(await consentRecord(page)).toMatchObject({
    state: "customized",
    analytics: true,
    marketing: false,
  });
  expect(await cookieNames(page)).toEqual(["analytics", "necessary"]);

  await page.goto("/contact");
  await reopen(page).click();
  await bannerButton(page, showDetails).click();
  await expect(categoryCheckbox(page, "analytics")).toBeChecked();
  // The cross leaves the choice as it is, and the button that brings it back.
  await bannerButton(page, close).click();
  await expect(banner(page)).toBeHidden();
  await reopen(page).click();
  await bannerButton(page, showDetails).click();
  await categoryCheckbox(page, "analytics").uncheck();
  await bannerButton(page, save).click();
  await expect(banner(page)).toBeHidden();
  expect(await cookieNames(page)).toEqual(["necessary"]);
});

test("the cross hides the banner and decides nothing", async ({ page }) => {
  await bannerButton(page, close).press("Enter");
  await expect(banner(page)).toBeHidden();
  await expect(page.locator("main")).toBeFocused();
  expect(await consentRecord(page)).toBeNull();
  expect(await cookieNames(page)).toEqual([]);
});

test("a page that comes back as it was follows a choice made on another", async ({ page }) => {
  await bannerButton(page, showDetails).click();
  await expect(categoryCheckbox(page, "marketing")).toBeVisible();
  await page.evaluate(() => {
    const choice = { state: "customized", marketing: true, timestamp: new Date().toISOString() };
    localStorage.setItem("cookieConsent", JSON.stringify(choice));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(banner(page)).toBeHidden();
  await reopen(page).click();
  await bannerButton(page, showDetails).click();
  await expect(categoryCheckbox(page, "marketing")).toBeChecked();
});

test("a browser that refuses storage takes the choice all the same", async ({ page }) => {
  await refuseStorage(page, "localStorage");
  await page.reload();
  await bannerButton(page, accept).click();
  await expect(banner(page)).toBeHidden();
});

/** Opens the page in a browser that has kept this text as the choice. */
async function openWith(page: Page, text: string): Promise<void> {
  await page.localStorage.setItem("cookieConsent", text);
  await page.reload();
}

test("a choice counts for a year, for the services of that day", async ({ page }) => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  await openWith(page, `{"state":"accepted","timestamp":"${daysAgo(360)}"}`);
  await expect(banner(page)).toBeHidden();
  await openWith(page, `{"state":"accepted","timestamp":"${daysAgo(366)}"}`);
  await expect(banner(page)).toBeVisible();
  await openWith(page, `{"state":"accepted","timestamp":"${daysAgo(0)}","services":"G-OTHER"}`);
  await expect(banner(page)).toBeVisible();
  // A damaged record counts as none.
  await openWith(page, "{");
  await expect(banner(page)).toBeVisible();
});
