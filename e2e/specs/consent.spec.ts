import type { Page } from "@playwright/test";
import { consentTexts } from "#data/pages/consent.ts";
import { shell } from "#data/pages/shell.ts";
import { banner, refuseStorage, reopen } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const { accept, reject, close, save, showDetails, hideDetails, categories, required } =
  consentTexts.data;
const button = (page: Page, name: string) => banner(page).getByRole("button", { name });
const checkbox = (page: Page, category: keyof typeof categories) =>
  banner(page).getByRole("checkbox", { name: categories[category].label });
const record = async (page: Page) =>
  JSON.parse((await page.localStorage.getItem("cookieConsent")) ?? "null");
const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

test.beforeEach(({ page }) => page.goto("/"));

test("consent is kept a year, withdrawing leaves one cookie, focus stays", async ({
  page,
  context,
}) => {
  await button(page, accept).press("Enter");
  await expect(banner(page)).toBeHidden();
  await expect(reopen(page)).toBeFocused();
  const all = { state: "accepted", necessary: true, analytics: true, marketing: true };
  expect(await record(page)).toMatchObject(all);
  expect(Date.parse((await record(page)).timestamp)).not.toBeNaN();
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(["analytics", "marketing", "necessary"]);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", secure: false });
    expect((cookie.expires * 1000 - Date.now()) / 86_400_000).toBeCloseTo(365, 0);
  }

  await page.goto("/contact");
  await expect(banner(page)).toBeHidden();
  const google = ["_ga", "_ga_TEST1"].map((name) => ({ name, value: "GA1.1.2", url: page.url() }));
  await context.addCookies(google);
  await reopen(page).press("Enter");
  await expect(button(page, showDetails)).toBeFocused();
  await button(page, reject).click();
  await expect(reopen(page)).toBeVisible();
  expect(await record(page)).toMatchObject({
    state: "rejected",
    analytics: false,
    marketing: false,
  });
  expect(await cookieNames(page)).toEqual(["necessary"]);
});

test("own preferences count once they are saved, are restored and can be changed again", async ({
  page,
}) => {
  await expect(button(page, save)).toHaveCount(0);
  await button(page, showDetails).press("Enter");
  await expect(button(page, hideDetails)).toBeFocused();
  await page.setViewportSize({ width: 1024, height: 768 });
  const { width = 0 } = (await banner(page).getByRole("paragraph").last().boundingBox()) ?? {};
  expect(width, "room for the words beside four buttons").toBeGreaterThan(300);
  await checkbox(page, "marketing").check();
  await button(page, hideDetails).click();
  await expect(banner(page).getByRole("checkbox")).toHaveCount(0);
  await page.reload();
  await button(page, showDetails).click();
  await expect(checkbox(page, "marketing")).not.toBeChecked();
  const necessary = checkbox(page, "necessary");
  await expect(necessary).toHaveAccessibleName(new RegExp(required));
  await expect(necessary).toBeChecked();
  await expect(necessary).toBeDisabled();
  await checkbox(page, "analytics").check();
  await button(page, save).click();
  expect(await record(page)).toMatchObject({
    state: "customized",
    analytics: true,
    marketing: false,
  });
  expect(await cookieNames(page)).toEqual(["analytics", "necessary"]);

  await page.goto("/contact");
  await reopen(page).click();
  await button(page, showDetails).click();
  await expect(checkbox(page, "analytics")).toBeChecked();
  await checkbox(page, "analytics").uncheck();
  await button(page, save).click();
  expect(await cookieNames(page)).toEqual(["necessary"]);
});

test("a page that comes back as it was follows a choice made on another", async ({ page }) => {
  await button(page, showDetails).click();
  await expect(checkbox(page, "marketing")).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem("cookieConsent", '{"state":"customized","marketing":true}');
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(banner(page)).toBeHidden();
  await reopen(page).click();
  await button(page, showDetails).click();
  await expect(checkbox(page, "marketing")).toBeChecked();
});

test("the cross hides the banner, deciding nothing; a damaged record is none", async ({ page }) => {
  await button(page, close).press("Enter");
  await expect(banner(page)).toBeHidden();
  await expect(page.locator("main")).toBeFocused();
  expect(await record(page)).toBeNull();
  expect(await cookieNames(page)).toEqual([]);
  await page.localStorage.setItem("cookieConsent", "{");
  await page.reload();
  await expect(banner(page)).toBeVisible();
  // A browser that refuses storage takes the choice all the same.
  await refuseStorage(page, "localStorage");
  await page.reload();
  await button(page, accept).click();
  await expect(banner(page)).toBeHidden();
});

test.describe("with an analytics id configured", () => {
  // The built site has none, so the test brings the id and sets aside the policy that is made for
  // none.
  test.use({ bypassCSP: true });

  test("the tag is fetched after consent only, and told of it", async ({ page }) => {
    const fetched: string[] = [];
    await page.route("https://www.googletagmanager.com/**", (route) => {
      fetched.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await page.evaluate(() => {
      document.documentElement.dataset["analytics"] = "G-TEST1";
    });
    await button(page, reject).click();
    await expect(reopen(page)).toBeVisible();
    expect(fetched).toEqual([]);

    await reopen(page).click();
    await button(page, accept).click();
    await expect
      .poll(() => fetched)
      .toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST1"]);
    const told = (at: number) =>
      page.evaluate((at) => [...((window.dataLayer?.at(at) ?? []) as unknown[])], at);
    const storage = (value: string) => ({ analytics_storage: value, ad_storage: value });
    expect(await told(0)).toMatchObject(["consent", "default", storage("denied")]);
    expect(await told(-1)).toMatchObject(["consent", "update", storage("granted")]);
    await reopen(page).click();
    await button(page, reject).click();
    await expect.poll(() => told(-1)).toMatchObject(["consent", "update", storage("denied")]);
  });
});

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the button that brings the banner back stands aside from reader and taps", async ({
    page,
  }) => {
    const scroll = (top: number) =>
      page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
    await button(page, reject).tap();
    await expect(reopen(page)).toBeVisible();
    const { y, height } = (await reopen(page).boundingBox()) ?? { y: 0, height: 0 };
    expect(height).toBeGreaterThanOrEqual(44);
    await scroll(1500);
    await expect(reopen(page)).toBeHidden();
    await scroll(100_000);
    await expect(reopen(page)).toBeVisible();
    const bar = await page.getByRole("navigation", { name: shell.data.bar.label }).boundingBox();
    const atEnd = await reopen(page).boundingBox();
    expect((atEnd?.y ?? 0) + height).toBeLessThanOrEqual(bar?.y ?? 0);

    await scroll(0);
    await expect(reopen(page)).toBeInViewport();
    const place = y + height / 2;
    await page.evaluate((top) => {
      const beside = Object.assign(document.createElement("button"), { textContent: "Beside" });
      beside.style.cssText = `position: fixed; left: 24px; top: ${top}px; width: 100px; height: 20px`;
      beside.onclick = () => (document.title = "tapped");
      // Whatever a page has there itself stays out of it.
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

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Opens a page as someone whose choice was kept like this. */
async function visitWithRecord(page: Page, changes: Record<string, unknown>): Promise<void> {
  const kept = {
    state: "accepted",
    necessary: true,
    analytics: true,
    marketing: true,
    timestamp: new Date().toISOString(),
    ...changes,
  };
  const text = JSON.stringify(kept);
  await page.addInitScript((record) => localStorage.setItem("cookieConsent", record), text);
  await page.goto("/");
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
