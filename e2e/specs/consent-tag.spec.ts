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

  /** The commands that the tag has received. */
  const commandsTo = (page: Page) =>
    page.evaluate(() => (window.dataLayer ?? []).map((command) => [...(command as unknown[])]));

  const denied = { analytics_storage: "denied", ad_storage: "denied" };
  const granted = { analytics_storage: "granted", ad_storage: "granted" };

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

  test("the tag knows the choice before it counts the page view", async ({ page }) => {
    await serveTag(page);
    await bannerButton(page, accept).click();
    await expect(reopen(page)).toBeVisible();
    expect(await commandsTo(page)).toMatchObject([
      ["consent", "default", denied],
      ["consent", "update", granted],
      ["js", expect.any(Date)],
      ["config", "G-TEST1"],
    ]);
  });

  test("a withdrawn consent is passed to the tag, and nothing else", async ({ page }) => {
    await serveTag(page);
    await bannerButton(page, accept).click();
    await reopen(page).click();
    const before = await commandsTo(page);
    await bannerButton(page, reject).click();
    await expect(reopen(page)).toBeVisible();
    const commands = await commandsTo(page);
    expect(commands.slice(before.length)).toMatchObject([["consent", "update", denied]]);
  });
});
