import type { Page } from "@playwright/test";
import { consentTexts } from "#data/shell/consent.ts";
import { bannerButton } from "#tests/support/consent-steps.ts";
import { atRest } from "#tests/support/launch.ts";
import { reopen } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

const { accept, reject } = consentTexts.data;

// The built site has no analytics id, so the test sets one, and switches off the policy, which
// allows no tag.
test.use({ ...atRest, bypassCSP: true });

/** The commands that the tag has received. */
const commandsTo = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((command) => [...(command as unknown[])]));

const denied = { analytics_storage: "denied", ad_storage: "denied" };
const granted = { analytics_storage: "granted", ad_storage: "granted" };

test("the tag is fetched once a visitor accepts, and knows each choice", async ({ page }) => {
  const fetched: string[] = [];
  await page.route("https://www.googletagmanager.com/**", (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.goto("/privacy-policy");
  await page.evaluate(() => {
    document.documentElement.dataset.analytics = "G-TEST1";
  });
  await bannerButton(page, reject).click();
  await expect(reopen(page)).toBeVisible();
  expect(fetched).toEqual([]);

  await reopen(page).click();
  await bannerButton(page, accept).click();
  await expect.poll(() => fetched).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST1"]);
  // The choice comes before "config", which counts the page view.
  const commands = await commandsTo(page);
  expect(commands).toMatchObject([
    ["consent", "default", denied],
    ["consent", "update", granted],
    ["js", expect.any(Date)],
    ["config", "G-TEST1"],
  ]);

  await reopen(page).click();
  await bannerButton(page, reject).click();
  await expect(reopen(page)).toBeVisible();
  const later = (await commandsTo(page)).slice(commands.length);
  expect(later).toMatchObject([["consent", "update", denied]]);
  expect(fetched).toHaveLength(1);
});
