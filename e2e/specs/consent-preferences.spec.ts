import { consentTexts } from "#data/texts/consent.ts";
import {
  bannerButton,
  categoryCheckbox,
  consentRecord,
  cookieNames,
} from "#e2e/helpers/consent-steps.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { banner, reopen } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

const { save, showDetails, hideDetails, required } = consentTexts.data;

// The banner is the same on every page: this one has no picture to fetch.
test.beforeEach(({ page }) => page.goto("/privacy-policy"));

test("the preferences are shown and hidden by the same button", async ({ page }) => {
  await expect(bannerButton(page, save)).toHaveCount(0);
  await bannerButton(page, showDetails).press("Enter");
  await expect(bannerButton(page, save)).toBeVisible();
  await expect(bannerButton(page, hideDetails)).toBeFocused();
  await bannerButton(page, hideDetails).click();
  await expect(banner(page).getByRole("checkbox")).toHaveCount(0);
});

test("the preferences leave room for the words beside four buttons", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await bannerButton(page, showDetails).click();
  await expect(categoryCheckbox(page, "marketing")).toBeVisible();
  const words = await banner(page).getByRole("paragraph").last().boundingBox();
  expect(words?.width).toBeGreaterThan(300);
});

test("necessary cookies are chosen and cannot be refused", async ({ page }) => {
  await bannerButton(page, showDetails).click();
  await expect(categoryCheckbox(page, "necessary")).toHaveAccessibleName(
    new RegExp(RegExp.escape(required)),
  );
  await expect(categoryCheckbox(page, "necessary")).toBeChecked();
  await expect(categoryCheckbox(page, "necessary")).toBeDisabled();
});

test("a preference that was not saved is forgotten", async ({ page }) => {
  await bannerButton(page, showDetails).click();
  await categoryCheckbox(page, "marketing").check();
  await page.reload();
  await bannerButton(page, showDetails).click();
  await expect(categoryCheckbox(page, "marketing")).not.toBeChecked();
});

test("saved preferences are recorded and set their cookies", async ({ page }) => {
  await bannerButton(page, showDetails).click();
  await categoryCheckbox(page, "analytics").check();
  await bannerButton(page, save).click();
  await expect(banner(page)).toBeHidden();
  expect(await consentRecord(page)).toMatchObject({
    state: "customized",
    analytics: true,
    marketing: false,
  });
  expect(await cookieNames(page)).toEqual(["analytics", "necessary"]);
});

test("saved preferences can be changed on another page", async ({ page }) => {
  await bannerButton(page, showDetails).click();
  await categoryCheckbox(page, "analytics").check();
  await bannerButton(page, save).click();
  await expect(banner(page)).toBeHidden();
  await page.goto("/contact");
  await reopen(page).click();
  await bannerButton(page, showDetails).click();
  await expect(categoryCheckbox(page, "analytics")).toBeChecked();
  await categoryCheckbox(page, "analytics").uncheck();
  await bannerButton(page, save).click();
  await expect(banner(page)).toBeHidden();
  expect(await cookieNames(page)).toEqual(["necessary"]);
});

test("a page that comes back as it was follows a choice made on another", async ({ page }) => {
  await bannerButton(page, showDetails).click();
  await expect(categoryCheckbox(page, "marketing")).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem("cookieConsent", '{"state":"customized","marketing":true}');
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(banner(page)).toBeHidden();
  await reopen(page).click();
  await bannerButton(page, showDetails).click();
  await expect(categoryCheckbox(page, "marketing")).toBeChecked();
});
