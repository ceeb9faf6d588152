import { consentTexts } from "@contractor/core/facts/shell/shell.ts";
import type { Page } from "@playwright/test";
import { banner, bannerButton, reopen } from "#tests/support/shell-steps.ts";
import { atRest, expect, test } from "#tests/support/test.ts";

// The policy of the built site, which has no analytics id, allows no tag.
test.use({ ...atRest, bypassCSP: true });

const { accept, reject, close, save, showDetails, hideDetails, required, categories } =
  consentTexts.data;
const day = 24 * 60 * 60 * 1_000;

const checkbox = (page: Page, category: keyof typeof categories) =>
  banner(page).getByRole("checkbox", { name: categories[category].label });

/** Expects this choice in storage, and these cookies. */
async function expectKept(page: Page, choice: Record<string, unknown> | null, cookies: string[]) {
  const kept = JSON.parse((await page.localStorage.getItem("cookieConsent")) ?? "null");
  expect(kept, "the choice that is kept").toEqual(choice && expect.objectContaining(choice));
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.sort(), "the cookies").toEqual(cookies);
}

test("a visitor is asked until there is a choice, of categories too", async ({ page }) => {
  // The banner is the same on every page: this one has no picture to fetch.
  await page.goto("/privacy-policy");
  await bannerButton(page, close).press("Enter");
  await expect(banner(page)).toBeHidden();
  await expect(page.locator("main")).toBeFocused();
  await expectKept(page, null, []);

  await page.reload();
  await expect(bannerButton(page, save)).toHaveCount(0);
  await bannerButton(page, showDetails).press("Enter");
  await expect(bannerButton(page, hideDetails)).toBeFocused();
  await expect(checkbox(page, "necessary")).toHaveAccessibleName(new RegExp(required));
  await expect(checkbox(page, "necessary")).toBeChecked();
  await expect(checkbox(page, "necessary")).toBeDisabled();
  await checkbox(page, "marketing").check();
  await bannerButton(page, hideDetails).click();
  await expect(banner(page).getByRole("checkbox")).toHaveCount(0);

  await page.reload();
  await bannerButton(page, showDetails).click();
  await expect(checkbox(page, "marketing"), "it was not saved").not.toBeChecked();
  await checkbox(page, "analytics").check();
  await bannerButton(page, save).click();
  await expect(banner(page)).toBeHidden();
  const chosen = { state: "customized", necessary: true, analytics: true, marketing: false };
  await expectKept(page, chosen, ["analytics", "necessary"]);
  for (const cookie of await page.context().cookies()) {
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax" });
    expect((cookie.expires * 1_000 - Date.now()) / day, "for a year").toBeCloseTo(365, 0);
  }

  await page.goto("/contact");
  await expect(banner(page)).toBeHidden();
  await reopen(page).press("Enter");
  await expect(bannerButton(page, showDetails)).toBeFocused();
  await bannerButton(page, close).click();
  await expect(reopen(page), "the cross leaves the choice as it is").toBeVisible();
  await expectKept(page, chosen, ["analytics", "necessary"]);
});

test("a tag is fetched once accepted, and knows each choice", async ({ page, context }) => {
  const fetched: string[] = [];
  await context.route("https://www.googletagmanager.com/**", (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await context.route("/privacy-policy", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace("<html", '<html data-analytics="G-TEST1"');
    await route.fulfill({ response: answer, body });
  });
  const denied = { analytics_storage: "denied", ad_storage: "denied" };
  const granted = { analytics_storage: "granted", ad_storage: "granted" };
  const commands = () =>
    page.evaluate(() => (window.dataLayer ?? []).map((command) => [...(command as unknown[])]));
  const last = async () => (await commands()).at(-1);

  await page.goto("/privacy-policy");
  await bannerButton(page, reject).click();
  await expect(reopen(page)).toBeVisible();
  const refused = { state: "rejected", analytics: false, marketing: false };
  await expectKept(page, refused, ["necessary"]);
  expect(fetched, "before the visitor accepts").toEqual([]);
  await reopen(page).click();
  await bannerButton(page, accept).press("Enter");
  await expect(reopen(page)).toBeFocused();
  const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const accepted = { state: "accepted", analytics: true, marketing: true, timestamp };
  await expectKept(page, accepted, ["analytics", "marketing", "necessary"]);
  const address = "https://www.googletagmanager.com/gtag/js?id=G-TEST1";
  await expect.poll(() => fetched).toEqual([address]);
  // The choice comes before "config", which counts the page view.
  await expect.poll(commands).toMatchObject([
    ["consent", "default", denied],
    ["consent", "update", granted],
    ["js", expect.any(Date)],
    ["config", "G-TEST1"],
  ]);

  const other = await context.newPage();
  await other.goto("/privacy-policy");
  await reopen(other).click();
  await bannerButton(other, reject).click();
  await other.close();
  await expect.poll(last, "of another tab").toMatchObject(["consent", "update", denied]);
  await reopen(page).click();
  await bannerButton(page, accept).click();
  await page.localStorage.clear();
  // As a page that the browser brings back as it was left.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow")));
  await expect(banner(page), "what was cleared is asked again").toBeVisible();
  expect(await last()).toMatchObject(["consent", "update", denied]);

  for (const [age, services, counts] of [
    [30, "G-TEST1", true],
    [366, "G-TEST1", false],
    [30, "", false],
  ] as const) {
    const made = new Date(Date.now() - age * day);
    const kept = { state: "accepted", analytics: true, timestamp: made, services };
    await page.localStorage.setItem("cookieConsent", JSON.stringify(kept));
    await page.reload();
    const what = `a choice of ${age} days ago for the tag "${services}"`;
    await expect(counts ? reopen(page) : banner(page), what).toBeVisible();
    // The page has loaded, and with it what starts the tag.
    await expect.poll(commands, what).toHaveLength(counts ? 4 : 0);
  }
});

test("the banner covers a quarter of a screen, and shows every choice", {
  tag: "@chromium",
}, async ({ page }) => {
  await page.goto("/privacy-policy");
  for (const screen of ["390 × 664", "320 × 568", "844 × 390", "1280 × 800"]) {
    const [width = 0, height = 0] = screen.split(" × ").map(Number);
    await page.setViewportSize({ width, height });
    await expect(bannerButton(page, accept)).toBeVisible();
    const parts = [banner(page), bannerButton(page, accept), bannerButton(page, reject)];
    const [whole, yes, no] = await Promise.all(parts.map((part) => part.boundingBox()));
    expect(whole?.height, screen).toBeLessThanOrEqual(height / 4);
    expect(yes?.height, `as high at ${screen}`).toBe(no?.height);
    expect(yes?.width, `as wide at ${screen}`).toBeCloseTo(no?.width ?? 0, 0);

    await bannerButton(page, showDetails).click();
    for (const name of [accept, reject, save, hideDetails, close]) {
      const button = bannerButton(page, name);
      await expect.soft(button, `${name} at ${screen}`).toBeInViewport({ ratio: 1 });
    }
    await bannerButton(page, hideDetails).click();
  }
});
