import type { Page } from "@playwright/test";
import { consentTexts } from "../../src/content/pages/consent.ts";
import { expect, test } from "../helpers/test.ts";
import { banner, reopen } from "../helpers/consent-steps.ts";
import { holdShellScript } from "../helpers/shell-steps.ts";

const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("cookieConsent") ?? "null"));
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

/** Stands in for an analytics tag and keeps what it is told. */
async function withTag(page: Page) {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told, gtag: (...command: unknown[]) => told.push(command) });
  });
  return () => page.evaluate(() => (window as unknown as { told: unknown[][] }).told);
}

test("accepting everything is remembered for a year and told to the tag", async ({ page }) => {
  const told = await withTag(page);
  await page.goto("/");
  await banner(page).getByRole("button", { name: consentTexts.accept }).click();

  await expect(banner(page)).toBeHidden();
  await expect(reopen(page)).toBeVisible();
  expect(await record(page)).toMatchObject({
    state: "accepted",
    necessary: true,
    analytics: true,
    marketing: true,
  });
  expect(Date.parse((await record(page)).timestamp)).not.toBeNaN();
  expect((await told()).at(-1)).toMatchObject(["consent", "update", { analytics_storage: "granted" }]);

  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(["analytics", "marketing", "necessary"]);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", secure: false });
    expect((cookie.expires * 1000 - Date.now()) / 86_400_000).toBeCloseTo(365, 0);
  }

  await page.goto("/contact");
  await expect(banner(page)).toBeHidden();
  await expect(reopen(page)).toBeVisible();
});

test("refusing takes one click and leaves only the necessary cookie", async ({ page }) => {
  const told = await withTag(page);
  await page.goto("/");
  await banner(page).getByRole("button", { name: consentTexts.reject }).click();
  await expect(reopen(page)).toBeVisible();
  expect(await record(page)).toMatchObject({ state: "rejected", analytics: false, marketing: false });
  expect(await cookieNames(page)).toEqual(["necessary"]);
  expect((await told()).at(-1)).toMatchObject(["consent", "update", { analytics_storage: "denied" }]);
});

test("own preferences are saved, restored and changed again", async ({ page }) => {
  await page.goto("/");
  await expect(banner(page).getByRole("button", { name: consentTexts.save })).toHaveCount(0);
  await banner(page).getByRole("button", { name: consentTexts.showDetails }).click();
  await expect(
    banner(page).getByRole("checkbox", {
      name: new RegExp(`${consentTexts.categories.necessary.label}.*${consentTexts.required}`),
    }),
  ).toBeChecked();
  await expect(
    banner(page).getByRole("checkbox", { name: consentTexts.categories.necessary.label }),
  ).toBeDisabled();
  await banner(page).getByRole("checkbox", { name: consentTexts.categories.analytics.label }).check();
  await banner(page).getByRole("button", { name: consentTexts.save }).click();
  expect(await record(page)).toMatchObject({ state: "customized", analytics: true, marketing: false });
  expect(await cookieNames(page)).toEqual(["analytics", "necessary"]);

  await page.goto("/contact");
  await reopen(page).click();
  await banner(page).getByRole("button", { name: consentTexts.showDetails }).click();
  await expect(
    banner(page).getByRole("checkbox", { name: consentTexts.categories.analytics.label }),
  ).toBeChecked();
  await banner(page).getByRole("checkbox", { name: consentTexts.categories.analytics.label }).uncheck();
  await banner(page).getByRole("button", { name: consentTexts.save }).click();
  expect(await cookieNames(page)).toEqual(["necessary"]);
});

test("ticks that were never saved are gone after a reload", async ({ page }) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: consentTexts.showDetails }).click();
  await banner(page).getByRole("checkbox", { name: consentTexts.categories.marketing.label }).check();
  await page.reload();
  await banner(page).getByRole("button", { name: consentTexts.showDetails }).click();
  await expect(
    banner(page).getByRole("checkbox", { name: consentTexts.categories.marketing.label }),
  ).not.toBeChecked();
});

test("a page that comes back as it was follows a choice made on another", async ({ page }) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: consentTexts.showDetails }).click();
  await expect(
    banner(page).getByRole("checkbox", { name: consentTexts.categories.marketing.label }),
  ).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem("cookieConsent", '{"state":"customized","marketing":true}');
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(banner(page)).toBeHidden();
  await reopen(page).click();
  await banner(page).getByRole("button", { name: consentTexts.showDetails }).click();
  await expect(
    banner(page).getByRole("checkbox", { name: consentTexts.categories.marketing.label }),
  ).toBeChecked();
});

test("the cross hides the banner without deciding anything", async ({ page }) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: consentTexts.close }).click();
  await expect(banner(page)).toBeHidden();
  expect(await record(page)).toBeNull();
  expect(await cookieNames(page)).toEqual([]);
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test("a choice made before the script came counts", async ({ page }) => {
  const release = await holdShellScript(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await banner(page).getByRole("button", { name: consentTexts.accept }).click();
  release();
  await expect(banner(page)).toBeHidden();
  expect(await record(page)).toMatchObject({ state: "accepted" });
});

test("by keyboard the focus stays with the banner and with what takes its place", async ({ page }) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: consentTexts.accept }).press("Enter");
  await expect(reopen(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner(page).getByRole("button", { name: consentTexts.showDetails })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner(page).getByRole("button", { name: consentTexts.hideDetails })).toBeFocused();
});

test("details can be hidden again", async ({ page }) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: consentTexts.showDetails }).click();
  await banner(page).getByRole("button", { name: consentTexts.hideDetails }).click();
  await expect(banner(page).getByRole("checkbox")).toHaveCount(0);
});

test("a browser that refuses storage still shows the page and takes the choice", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await banner(page).getByRole("button", { name: consentTexts.accept }).click();
  await expect(banner(page)).toBeHidden();
});

test("a damaged record counts as none", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookieConsent", "{"));
  await page.goto("/");
  await expect(banner(page)).toBeVisible();
});

test("a page that is left while it is still coming makes no error", async ({ page }) => {
  await page.route("/reviews", async (route) => {
    const response = await route.fetch();
    const [upToBanner = ""] = (await response.text()).split(/<section[^>]*data-consent-banner/);
    await route.fulfill({ response, body: upToBanner });
  });
  const started = page.waitForResponse(/_astro\/page\..*\.js/);
  await page.goto("/reviews");
  await (await started).finished();
  await expect(page.locator("html[data-at]")).toBeAttached();
});
