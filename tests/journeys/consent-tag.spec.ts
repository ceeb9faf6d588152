import type { Page } from "@playwright/test";
import { consentTexts } from "#data/shell/consent.ts";
import { bannerButton } from "#tests/support/consent-steps.ts";
import { atRest } from "#tests/support/launch.ts";
import { banner, reopen } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

const { accept, reject } = consentTexts.data;
const day = 24 * 60 * 60 * 1_000;

// The built site has no analytics id, so the test sets one, and switches off the policy, which
// allows no tag.
test.use({ ...atRest, bypassCSP: true });

const commandsTo = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((command) => [...(command as unknown[])]));

const denied = { analytics_storage: "denied", ad_storage: "denied" };
const granted = { analytics_storage: "granted", ad_storage: "granted" };

/** The addresses at which a page has asked for the tag. */
async function answerForTag(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  await page.route("https://www.googletagmanager.com/**", (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return fetched;
}

test("the tag is fetched once a visitor accepts, and knows each choice", async ({ page }) => {
  const fetched = await answerForTag(page);
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
  const accepted = [
    ["consent", "default", denied],
    ["consent", "update", granted],
    ["js", expect.any(Date)],
    ["config", "G-TEST1"],
  ];
  await expect.poll(() => commandsTo(page)).toMatchObject(accepted);

  await reopen(page).click();
  await bannerButton(page, reject).click();
  await expect(reopen(page)).toBeVisible();
  const rejected = ["consent", "update", denied];
  await expect.poll(() => commandsTo(page)).toMatchObject([...accepted, rejected]);
  expect(fetched).toHaveLength(1);
});

test("what is withdrawn in another tab, cleared or has run out is withdrawn here", async ({
  page,
}) => {
  await page.clock.install();
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await answerForTag(tab);
    await tab.goto("/privacy-policy");
    await tab.evaluate(() => {
      document.documentElement.dataset.analytics = "G-TEST1";
    });
  }
  await bannerButton(page, accept).click();
  const last = async () => (await commandsTo(page)).at(-1);
  // The choice of one tab is taken over by the other.
  await reopen(other).click();
  await bannerButton(other, reject).click();
  await other.close();
  await expect.poll(last).toMatchObject(["consent", "update", denied]);

  await reopen(page).click();
  await bannerButton(page, accept).click();
  await expect.poll(last).toMatchObject(["consent", "update", granted]);
  // As where the visitor clears the storage while this page is in the back-forward cache.
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(banner(page)).toBeVisible();
  expect(await last()).toMatchObject(["consent", "update", denied]);

  await bannerButton(page, accept).click();
  await expect.poll(last).toMatchObject(["consent", "update", granted]);
  await page.clock.setSystemTime(Date.now() + 366 * day);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(banner(page)).toBeVisible();
  expect(await last()).toMatchObject(["consent", "update", denied]);
});

for (const [record, age, services, starts] of [
  ["of last month", 30, "G-TEST1", true],
  ["that has run out", 366, "G-TEST1", false],
  ["of before there was a tag", 30, "", false],
] as const) {
  test(`a choice ${record} ${starts ? "starts" : "does not start"} the tag`, async ({ page }) => {
    const fetched = await answerForTag(page);
    await page.route("/privacy-policy", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("<html", '<html data-analytics="G-TEST1"');
      await route.fulfill({ response: answer, body });
    });
    const timestamp = new Date(Date.now() - age * day).toISOString();
    const choice = { state: "accepted", necessary: true, analytics: true, marketing: true };
    await page.addInitScript(
      (kept) => localStorage.setItem("cookieConsent", kept),
      JSON.stringify({ ...choice, timestamp, services }),
    );
    await page.goto("/privacy-policy");
    await expect(starts ? reopen(page) : banner(page)).toBeVisible();
    // The page has loaded, and with it what starts the tag.
    expect(await commandsTo(page)).toHaveLength(starts ? 4 : 0);
    await expect.poll(() => fetched).toHaveLength(starts ? 1 : 0);
  });
}
