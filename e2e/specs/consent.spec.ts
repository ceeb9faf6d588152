import { consentTexts } from "#data/texts/consent.ts";
import { bannerButton, consentRecord, cookieNames } from "#e2e/helpers/consent-steps.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { banner, refuseStorage, reopen } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

const { accept, reject, close, showDetails } = consentTexts.data;

// The banner is the same on every page: this one has no picture to fetch.
test.beforeEach(({ page }) => page.goto("/privacy-policy"));

test("accepting hides the banner", async ({ page }) => {
  await bannerButton(page, accept).click();
  await expect(banner(page)).toBeHidden();
});

test("accepting by keyboard puts the focus on the button that brings the banner back", async ({
  page,
}) => {
  await bannerButton(page, accept).press("Enter");
  await expect(reopen(page)).toBeFocused();
});

test("accepting is recorded with its moment", async ({ page }) => {
  await bannerButton(page, accept).click();
  await expect(banner(page)).toBeHidden();
  const kept = await consentRecord(page);
  expect(kept).toMatchObject({
    state: "accepted",
    necessary: true,
    analytics: true,
    marketing: true,
  });
  expect(Date.parse(kept.timestamp)).not.toBeNaN();
});

test("accepting sets three cookies for a year", async ({ page, context }) => {
  await bannerButton(page, accept).click();
  await expect(banner(page)).toBeHidden();
  expect(await cookieNames(page)).toEqual(["analytics", "marketing", "necessary"]);
  for (const cookie of await context.cookies()) {
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", secure: false });
    const days = (cookie.expires * 1000 - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeCloseTo(365, 0);
  }
});

test("the next page does not ask again", async ({ page }) => {
  await bannerButton(page, accept).click();
  await expect(banner(page)).toBeHidden();
  await page.goto("/contact");
  await expect(reopen(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test("the button that brings the banner back puts the focus into it", async ({ page }) => {
  await bannerButton(page, accept).click();
  await reopen(page).press("Enter");
  await expect(bannerButton(page, showDetails)).toBeFocused();
});

test("withdrawing removes every cookie but the necessary one, those of Google too", async ({
  page,
  context,
}) => {
  await bannerButton(page, accept).click();
  await context.addCookies([
    { name: "_ga", value: "GA1.1.2", url: page.url() },
    { name: "_ga_TEST1", value: "GA1.1.2", url: page.url() },
  ]);
  await reopen(page).click();
  await bannerButton(page, reject).click();
  await expect(reopen(page)).toBeVisible();
  expect(await consentRecord(page)).toMatchObject({
    state: "rejected",
    analytics: false,
    marketing: false,
  });
  expect(await cookieNames(page)).toEqual(["necessary"]);
});

test("the cross hides the banner and decides nothing", async ({ page }) => {
  await bannerButton(page, close).press("Enter");
  await expect(banner(page)).toBeHidden();
  await expect(page.locator("main")).toBeFocused();
  expect(await consentRecord(page)).toBeNull();
  expect(await cookieNames(page)).toEqual([]);
});

test("a browser that refuses storage takes the choice all the same", async ({ page }) => {
  await refuseStorage(page, "localStorage");
  await page.reload();
  await bannerButton(page, accept).click();
  await expect(banner(page)).toBeHidden();
});
