import type { Page } from "@playwright/test";
import { consentTexts } from "#data/shell/shell.ts";
import { atRest } from "#tests/support/launch.ts";
import { banner, bannerButton, reopen } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

const { accept, reject, close, save, showDetails, hideDetails, required, categories } =
  consentTexts.data;
const day = 24 * 60 * 60 * 1_000;

const checkbox = (page: Page, category: keyof typeof categories) =>
  banner(page).getByRole("checkbox", { name: categories[category].label });

/** The choice as it is stored; null without one. */
const consentRecord = async (page: Page) =>
  JSON.parse((await page.localStorage.getItem("cookieConsent")) ?? "null");

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

/** What a page does when the browser brings it back as it was left. */
const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

// The banner is the same on every page: this one has no picture to fetch.
test.beforeEach(({ page }) => page.goto("/privacy-policy"));

test("a visitor who accepts is not asked again, and can withdraw", async ({ page, context }) => {
  await bannerButton(page, accept).press("Enter");
  await expect(banner(page)).toBeHidden();
  await expect(reopen(page)).toBeFocused();
  const kept = await consentRecord(page);
  const allowed = { necessary: true, analytics: true, marketing: true };
  expect(kept).toMatchObject({ state: "accepted", ...allowed });
  expect(Date.parse(kept.timestamp)).not.toBeNaN();
  expect(await cookieNames(page)).toEqual(["analytics", "marketing", "necessary"]);
  for (const cookie of await context.cookies()) {
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax" });
    expect((cookie.expires * 1_000 - Date.now()) / day).toBeCloseTo(365, 0);
  }

  await page.goto("/contact");
  await expect(banner(page)).toBeHidden();
  await reopen(page).press("Enter");
  await expect(bannerButton(page, showDetails)).toBeFocused();
  await bannerButton(page, reject).click();
  await expect(reopen(page)).toBeVisible();
  const refused = { analytics: false, marketing: false };
  expect(await consentRecord(page)).toMatchObject({ state: "rejected", ...refused });
  expect(await cookieNames(page)).toEqual(["necessary"]);
});

test("a visitor chooses categories, and changes the choice on another page", async ({ page }) => {
  await expect(bannerButton(page, save)).toHaveCount(0);
  await bannerButton(page, showDetails).press("Enter");
  await expect(bannerButton(page, hideDetails)).toBeFocused();
  await expect(checkbox(page, "necessary")).toHaveAccessibleName(new RegExp(required));
  await expect(checkbox(page, "necessary")).toBeChecked();
  await expect(checkbox(page, "necessary")).toBeDisabled();
  await checkbox(page, "marketing").check();
  await bannerButton(page, hideDetails).click();
  await expect(banner(page).getByRole("checkbox")).toHaveCount(0);

  // What was not saved is forgotten.
  await page.reload();
  await bannerButton(page, showDetails).click();
  await expect(checkbox(page, "marketing")).not.toBeChecked();
  await checkbox(page, "analytics").check();
  await bannerButton(page, save).click();
  await expect(banner(page)).toBeHidden();
  const chosen = { state: "customized", analytics: true, marketing: false };
  expect(await consentRecord(page)).toMatchObject(chosen);
  expect(await cookieNames(page)).toEqual(["analytics", "necessary"]);

  await page.goto("/contact");
  await reopen(page).click();
  await bannerButton(page, showDetails).click();
  await expect(checkbox(page, "analytics")).toBeChecked();
  // The cross leaves the choice as it is, and the button that brings it back.
  await checkbox(page, "analytics").uncheck();
  await bannerButton(page, close).click();
  await expect(reopen(page)).toBeVisible();
  expect(await cookieNames(page)).toEqual(["analytics", "necessary"]);
});

test("the cross hides the banner and decides nothing", async ({ page }) => {
  await bannerButton(page, close).press("Enter");
  await expect(banner(page)).toBeHidden();
  await expect(page.locator("main")).toBeFocused();
  expect(await consentRecord(page)).toBeNull();
  expect(await cookieNames(page)).toEqual([]);
});

test("a tap beside the small button reaches what is there", { tag: "@chromium" }, async ({
  browser,
}) => {
  // The button reaches further than it is seen, for a finger.
  const page = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 } });
  await page.goto("/privacy-policy");
  await bannerButton(page, reject).tap();
  const { y = 0, height = 0 } = (await reopen(page).boundingBox()) ?? {};
  const top = y + height / 2;
  await page.evaluate((top) => {
    const place = (tag: string, style: string) =>
      Object.assign(document.body.appendChild(document.createElement(tag)), {
        style: `position: fixed; ${style}`,
        onclick: () => document.body.append(tag === "button" ? "tapped" : ""),
      });
    // Elements of the page itself must not catch the tap.
    place("div", "inset: 0");
    place("button", `left: 24px; top: ${top}px; width: 100px; height: 20px`);
  }, top);
  await page.touchscreen.tap(40, top + 10);
  await expect(page.getByText("tapped")).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.touchscreen.tap(43, top - 5);
  await expect(banner(page)).toBeVisible();
  await page.close();
});

// The built site has no analytics id, so the tests give it one, and switch off the policy, which
// allows no tag.
test.describe("with a tag", () => {
  test.use({ bypassCSP: true });

  const denied = { analytics_storage: "denied", ad_storage: "denied" };
  const granted = { analytics_storage: "granted", ad_storage: "granted" };
  const commandsTo = (page: Page) =>
    page.evaluate(() => (window.dataLayer ?? []).map((command) => [...(command as unknown[])]));
  const last = async (page: Page) => (await commandsTo(page)).at(-1);

  let fetched: string[];

  test.beforeEach(async ({ context }) => {
    fetched = [];
    await context.route("https://www.googletagmanager.com/**", (route) => {
      fetched.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await context.route("/privacy-policy", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("<html", '<html data-analytics="G-TEST1"');
      await route.fulfill({ response: answer, body });
    });
  });

  test("it is fetched once a visitor accepts, and knows each choice", async ({ page }) => {
    await page.reload();
    await bannerButton(page, reject).click();
    await expect(reopen(page)).toBeVisible();
    expect(fetched).toEqual([]);

    await reopen(page).click();
    await bannerButton(page, accept).click();
    await expect
      .poll(() => fetched)
      .toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST1"]);
    // The choice comes before "config", which counts the page view.
    const accepted = [
      ["consent", "default", denied],
      ["consent", "update", granted],
      ["js", expect.any(Date)],
      ["config", "G-TEST1"],
    ];
    await expect.poll(() => commandsTo(page)).toMatchObject(accepted);

    // A choice in another tab counts here, and so does what was cleared while the page was away.
    const other = await page.context().newPage();
    await other.goto("/privacy-policy");
    await reopen(other).click();
    await bannerButton(other, reject).click();
    await other.close();
    const rejected = ["consent", "update", denied];
    await expect.poll(() => commandsTo(page)).toMatchObject([...accepted, rejected]);
    await reopen(page).click();
    await bannerButton(page, accept).click();
    await expect.poll(() => last(page)).toMatchObject(["consent", "update", granted]);
    await page.localStorage.clear();
    await comeBack(page);
    await expect(banner(page)).toBeVisible();
    expect(await last(page)).toMatchObject(rejected);
  });

  test("a choice counts for a year, for the tag of that day", async ({ page }) => {
    const record = (age: number, services: string) => {
      const timestamp = new Date(Date.now() - age * day);
      return JSON.stringify({ state: "accepted", analytics: true, timestamp, services });
    };
    for (const [what, kept, counts] of [
      ["of a month ago", record(30, "G-TEST1"), true],
      ["that has run out", record(366, "G-TEST1"), false],
      ["of before there was a tag", record(30, ""), false],
      ["that is damaged", "{", false],
    ] as const) {
      await page.localStorage.setItem("cookieConsent", kept);
      await page.reload();
      await expect(counts ? reopen(page) : banner(page), what).toBeVisible();
      // The page has loaded, and with it what starts the tag.
      await expect.poll(() => commandsTo(page), what).toHaveLength(counts ? 4 : 0);
    }
  });
});
