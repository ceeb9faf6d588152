import type { Page } from "@playwright/test";
import { consentTexts } from "#data/pages/consent.ts";
import { shell } from "#data/pages/shell.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { banner, refuseStorage, reopen } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

const { accept, reject, close, save, showDetails, hideDetails, categories, required } =
  consentTexts.data;
const button = (page: Page, name: string) => banner(page).getByRole("button", { name });
const checkbox = (page: Page, category: keyof typeof categories) =>
  banner(page).getByRole("checkbox", { name: categories[category].label });
const record = async (page: Page) =>
  JSON.parse((await page.localStorage.getItem("cookieConsent")) ?? "null");
const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

// The banner is the same on every page: this one has no picture to fetch.
test.beforeEach(({ page }) => page.goto("/privacy-policy"));

test("accepting hides the banner and leaves the focus on the button that brings it back", async ({
  page,
}) => {
  await button(page, accept).press("Enter");
  await expect(banner(page)).toBeHidden();
  await expect(reopen(page)).toBeFocused();
});

test("accepting is recorded with its moment", async ({ page }) => {
  await button(page, accept).click();
  await expect(banner(page)).toBeHidden();
  const kept = await record(page);
  expect(kept).toMatchObject({
    state: "accepted",
    necessary: true,
    analytics: true,
    marketing: true,
  });
  expect(Date.parse(kept.timestamp)).not.toBeNaN();
});

test("accepting sets three cookies for a year", async ({ page, context }) => {
  await button(page, accept).click();
  await expect(banner(page)).toBeHidden();
  expect(await cookieNames(page)).toEqual(["analytics", "marketing", "necessary"]);
  for (const cookie of await context.cookies()) {
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", secure: false });
    const days = (cookie.expires * 1000 - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeCloseTo(365, 0);
  }
});

test("the next page does not ask again", async ({ page }) => {
  await button(page, accept).click();
  await expect(banner(page)).toBeHidden();
  await page.goto("/contact");
  await expect(reopen(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test("the button that brings the banner back puts the focus into it", async ({ page }) => {
  await button(page, accept).click();
  await reopen(page).press("Enter");
  await expect(button(page, showDetails)).toBeFocused();
});

test("withdrawing removes every cookie but the necessary one, those of Google too", async ({
  page,
  context,
}) => {
  await button(page, accept).click();
  await context.addCookies([
    { name: "_ga", value: "GA1.1.2", url: page.url() },
    { name: "_ga_TEST1", value: "GA1.1.2", url: page.url() },
  ]);
  await reopen(page).click();
  await button(page, reject).click();
  await expect(reopen(page)).toBeVisible();
  expect(await record(page)).toMatchObject({
    state: "rejected",
    analytics: false,
    marketing: false,
  });
  expect(await cookieNames(page)).toEqual(["necessary"]);
});

test("the preferences are shown and hidden by the same button", async ({ page }) => {
  await expect(button(page, save)).toHaveCount(0);
  await button(page, showDetails).press("Enter");
  await expect(button(page, save)).toBeVisible();
  await expect(button(page, hideDetails)).toBeFocused();
  await button(page, hideDetails).click();
  await expect(banner(page).getByRole("checkbox")).toHaveCount(0);
});

test("the preferences leave room for the words beside four buttons", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await button(page, showDetails).click();
  await expect(checkbox(page, "marketing")).toBeVisible();
  const words = await banner(page).getByRole("paragraph").last().boundingBox();
  expect(words?.width).toBeGreaterThan(300);
});

test("necessary cookies are chosen and cannot be refused", async ({ page }) => {
  await button(page, showDetails).click();
  await expect(checkbox(page, "necessary")).toHaveAccessibleName(new RegExp(required));
  await expect(checkbox(page, "necessary")).toBeChecked();
  await expect(checkbox(page, "necessary")).toBeDisabled();
});

test("a preference that was not saved is forgotten", async ({ page }) => {
  await button(page, showDetails).click();
  await checkbox(page, "marketing").check();
  await page.reload();
  await button(page, showDetails).click();
  await expect(checkbox(page, "marketing")).not.toBeChecked();
});

test("saved preferences are recorded and set their cookies", async ({ page }) => {
  await button(page, showDetails).click();
  await checkbox(page, "analytics").check();
  await button(page, save).click();
  await expect(banner(page)).toBeHidden();
  expect(await record(page)).toMatchObject({
    state: "customized",
    analytics: true,
    marketing: false,
  });
  expect(await cookieNames(page)).toEqual(["analytics", "necessary"]);
});

test("saved preferences can be changed on another page", async ({ page }) => {
  await button(page, showDetails).click();
  await checkbox(page, "analytics").check();
  await button(page, save).click();
  await expect(banner(page)).toBeHidden();
  await page.goto("/contact");
  await reopen(page).click();
  await button(page, showDetails).click();
  await expect(checkbox(page, "analytics")).toBeChecked();
  await checkbox(page, "analytics").uncheck();
  await button(page, save).click();
  await expect(banner(page)).toBeHidden();
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

test("the cross hides the banner and decides nothing", async ({ page }) => {
  await button(page, close).press("Enter");
  await expect(banner(page)).toBeHidden();
  await expect(page.locator("main")).toBeFocused();
  expect(await record(page)).toBeNull();
  expect(await cookieNames(page)).toEqual([]);
});

test("a damaged record counts as none", async ({ page }) => {
  await page.localStorage.setItem("cookieConsent", "{");
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test("a browser that refuses storage takes the choice all the same", async ({ page }) => {
  await refuseStorage(page, "localStorage");
  await page.reload();
  await button(page, accept).click();
  await expect(banner(page)).toBeHidden();
});

test.describe("with an analytics id configured", () => {
  // The built site has none, so the test brings the id and sets aside the policy that is made for
  // none.
  test.use({ bypassCSP: true });

  /** The addresses of the tag that were asked for, answered with an empty script. */
  async function serveTag(page: Page): Promise<string[]> {
    const fetched: string[] = [];
    await page.route("https://www.googletagmanager.com/**", (route) => {
      fetched.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await page.evaluate(() => {
      document.documentElement.dataset["analytics"] = "G-TEST1";
    });
    return fetched;
  }

  /** What the tag was told first or, at -1, last. */
  const toldTag = (page: Page, at: number) =>
    page.evaluate((at) => [...((window.dataLayer?.at(at) ?? []) as unknown[])], at);

  test("the tag is not fetched for who refuses", async ({ page }) => {
    const fetched = await serveTag(page);
    await button(page, reject).click();
    await expect(reopen(page)).toBeVisible();
    expect(fetched).toEqual([]);
  });

  test("the tag is fetched once for who accepts", async ({ page }) => {
    const fetched = await serveTag(page);
    await button(page, accept).click();
    await expect
      .poll(() => fetched)
      .toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST1"]);
  });

  test("the tag is told that everything is denied, then granted", async ({ page }) => {
    await serveTag(page);
    await button(page, accept).click();
    const denied = { analytics_storage: "denied", ad_storage: "denied" };
    const granted = { analytics_storage: "granted", ad_storage: "granted" };
    await expect.poll(() => toldTag(page, -1)).toMatchObject(["consent", "update", granted]);
    expect(await toldTag(page, 0)).toMatchObject(["consent", "default", denied]);
  });

  test("the tag is told of a consent that is withdrawn", async ({ page }) => {
    await serveTag(page);
    await button(page, accept).click();
    await reopen(page).click();
    await button(page, reject).click();
    const denied = { analytics_storage: "denied", ad_storage: "denied" };
    await expect.poll(() => toldTag(page, -1)).toMatchObject(["consent", "update", denied]);
  });
});

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const scroll = (page: Page, top: number) =>
    page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);

  test.beforeEach(async ({ page }) => {
    await button(page, reject).tap();
    await expect(reopen(page)).toBeVisible();
  });

  test("the button that brings the banner back is large enough for a finger", async ({ page }) => {
    const box = await reopen(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });

  test("the button that brings the banner back is away while a visitor reads", async ({ page }) => {
    await scroll(page, 1500);
    await expect(reopen(page)).toBeHidden();
  });

  test("at the end of the page the button stands above the contact bar", async ({ page }) => {
    await scroll(page, 100_000);
    await expect(reopen(page)).toBeVisible();
    const bar = await page.getByRole("navigation", { name: shell.data.bar.label }).boundingBox();
    const { y = 0, height = 0 } = (await reopen(page).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test("a tap on what stands beside the button does not bring the banner back", async ({
    page,
  }) => {
    const { y = 0, height = 0 } = (await reopen(page).boundingBox()) ?? {};
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
