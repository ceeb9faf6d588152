import type { Page } from "@playwright/test";
import { consentTexts } from "#data/texts/consent.ts";
import { bannerButton } from "#e2e/helpers/consent-steps.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { reopen } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

const { accept, reject } = consentTexts.data;

// The banner is the same on every page: this one has no picture to fetch.
test.beforeEach(({ page }) => page.goto("/privacy-policy"));

test.describe("with an analytics id configured", () => {
  // The built site has no such id, so the test sets one, and switches off the policy, which allows
  // no tag.
  test.use({ bypassCSP: true });

  /** The addresses from which the tag was requested. The answer is an empty script. */
  async function serveTag(page: Page): Promise<string[]> {
    const fetched: string[] = [];
    await page.route("https://www.googletagmanager.com/**", (route) => {
      fetched.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await page.evaluate(() => {
      document.documentElement.dataset.analytics = "G-TEST1";
    });
    return fetched;
  }

  /** The command that the tag received first or, at -1, last. */
  const commandAt = (page: Page, at: number) =>
    page.evaluate((at) => [...((window.dataLayer?.at(at) ?? []) as unknown[])], at);

  test("the tag is not fetched for a visitor who refuses", async ({ page }) => {
    const fetched = await serveTag(page);
    await bannerButton(page, reject).click();
    await expect(reopen(page)).toBeVisible();
    expect(fetched).toEqual([]);
  });

  test("the tag is fetched once for a visitor who accepts", async ({ page }) => {
    const fetched = await serveTag(page);
    await bannerButton(page, accept).click();
    await expect
      .poll(() => fetched)
      .toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST1"]);
  });

  test("the tag is started with everything denied, then granted", async ({ page }) => {
    await serveTag(page);
    await bannerButton(page, accept).click();
    const denied = { analytics_storage: "denied", ad_storage: "denied" };
    const granted = { analytics_storage: "granted", ad_storage: "granted" };
    await expect.poll(() => commandAt(page, -1)).toMatchObject(["consent", "update", granted]);
    expect(await commandAt(page, 0)).toMatchObject(["consent", "default", denied]);
  });

  test("a withdrawn consent is passed to the tag", async ({ page }) => {
    await serveTag(page);
    await bannerButton(page, accept).click();
    await reopen(page).click();
    await bannerButton(page, reject).click();
    const denied = { analytics_storage: "denied", ad_storage: "denied" };
    await expect.poll(() => commandAt(page, -1)).toMatchObject(["consent", "update", denied]);
  });
});
