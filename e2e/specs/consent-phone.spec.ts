import type { Page } from "@playwright/test";
import { consentTexts } from "#data/texts/consent.ts";
import { shell } from "#data/texts/shell.ts";
import { bannerButton } from "#e2e/helpers/consent-steps.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { banner, reopen } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

const { reject } = consentTexts.data;

// The banner is the same on every page: this one has no picture to fetch.
test.beforeEach(({ page }) => page.goto("/privacy-policy"));

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const scroll = (page: Page, top: number) =>
    page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);

  test.beforeEach(async ({ page }) => {
    await bannerButton(page, reject).tap();
    await expect(reopen(page)).toBeVisible();
  });

  test("the button that brings the banner back is large enough for a finger", async ({ page }) => {
    const box = await reopen(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });

  test("the button that brings the banner back is hidden while a visitor reads", async ({
    page,
  }) => {
    await scroll(page, 1500);
    await expect(reopen(page)).toBeHidden();
  });

  test("on the next page the button does not cover what a visitor sees first", async ({ page }) => {
    await page.goto("/terms-of-service");
    await expect(page.locator("html[data-at=top]")).toBeAttached();
    await expect(reopen(page)).toBeHidden();
  });

  test("at the end of the page the button stands above the contact bar", async ({ page }) => {
    await scroll(page, 100_000);
    await expect(reopen(page)).toBeVisible();
    const bar = await page.getByRole("navigation", { name: shell.data.bar.label }).boundingBox();
    const { y = 0, height = 0 } = (await reopen(page).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test("a tap next to the button does not bring the banner back", async ({ page }) => {
    const { y = 0, height = 0 } = (await reopen(page).boundingBox()) ?? {};
    const place = y + height / 2;
    await page.evaluate((top) => {
      const beside = Object.assign(document.createElement("button"), { textContent: "Beside" });
      beside.style.cssText = `position: fixed; left: 24px; top: ${top}px; width: 100px; height: 20px`;
      beside.onclick = () => (document.title = "tapped");
      // Elements of the page itself must not catch the tap.
      const cover = document.createElement("div");
      cover.style.cssText = "position: fixed; inset: 0";
      document.body.append(cover, beside);
    }, place);
    await page.touchscreen.tap(40, place + 10);
    await expect(page).toHaveTitle("tapped");
    await expect(banner(page)).toBeHidden();
    await page.touchscreen.tap(43, place - 5);
    await expect(banner(page)).toBeVisible();
  });
});
