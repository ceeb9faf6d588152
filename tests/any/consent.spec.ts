import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const reopen = (page: Page) => page.getByRole("button", { name: "Cookievoorkeuren", exact: true });
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
  await banner(page).getByRole("button", { name: "Alles accepteren" }).click();

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
  await banner(page).getByRole("button", { name: "Alleen noodzakelijk" }).click();
  await expect(reopen(page)).toBeVisible();
  expect(await record(page)).toMatchObject({ state: "rejected", analytics: false, marketing: false });
  expect(await cookieNames(page)).toEqual(["necessary"]);
  expect((await told()).at(-1)).toMatchObject(["consent", "update", { analytics_storage: "denied" }]);
});

test("own preferences are saved, restored and changed again", async ({ page }) => {
  await page.goto("/");
  await expect(banner(page).getByRole("button", { name: "Voorkeuren opslaan" })).toHaveCount(0);
  await banner(page).getByRole("button", { name: "Pas voorkeuren aan" }).click();
  await expect(banner(page).getByRole("checkbox", { name: /Noodzakelijk.*Verplicht/ })).toBeChecked();
  await expect(banner(page).getByRole("checkbox", { name: /Noodzakelijk/ })).toBeDisabled();
  await banner(page)
    .getByRole("checkbox", { name: /Statistieken/ })
    .check();
  await banner(page).getByRole("button", { name: "Voorkeuren opslaan" }).click();
  expect(await record(page)).toMatchObject({ state: "customized", analytics: true, marketing: false });
  expect(await cookieNames(page)).toEqual(["analytics", "necessary"]);

  await page.goto("/contact");
  await reopen(page).click();
  await banner(page).getByRole("button", { name: "Pas voorkeuren aan" }).click();
  await expect(banner(page).getByRole("checkbox", { name: /Statistieken/ })).toBeChecked();
  await banner(page)
    .getByRole("checkbox", { name: /Statistieken/ })
    .uncheck();
  await banner(page).getByRole("button", { name: "Voorkeuren opslaan" }).click();
  expect(await cookieNames(page)).toEqual(["necessary"]);
});

test("the cross hides the banner without deciding anything", async ({ page }) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: "Sluiten zonder te kiezen" }).click();
  await expect(banner(page)).toBeHidden();
  expect(await record(page)).toBeNull();
  expect(await cookieNames(page)).toEqual([]);
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test("details can be hidden again", async ({ page }) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: "Pas voorkeuren aan" }).click();
  await banner(page).getByRole("button", { name: "Verberg voorkeuren" }).click();
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
  await banner(page).getByRole("button", { name: "Alles accepteren" }).click();
  await expect(banner(page)).toBeHidden();
});

test("a damaged record counts as none", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookieConsent", "{"));
  await page.goto("/");
  await expect(banner(page)).toBeVisible();
});

test.describe("with an analytics id configured", () => {
  // The built site has none, so the test brings the id and sets aside the policy that is made for none.
  test.use({ bypassCSP: true });

  test("the tag is fetched after consent only, and told that everything is denied until then", async ({
    page,
  }) => {
    const fetched: string[] = [];
    await page.route("https://www.googletagmanager.com/**", (route) => {
      fetched.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await page.goto("/");
    await page.evaluate(() => {
      document.documentElement.dataset["analytics"] = "G-TEST1";
    });
    await banner(page).getByRole("button", { name: "Alleen noodzakelijk" }).click();
    await expect(reopen(page)).toBeVisible();
    expect(fetched).toEqual([]);

    await reopen(page).click();
    await banner(page).getByRole("button", { name: "Alles accepteren" }).click();
    await expect.poll(() => fetched).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST1"]);
    const commands = await page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((command) =>
        Array.from(command),
      ),
    );
    expect(commands[0]).toMatchObject([
      "consent",
      "default",
      { analytics_storage: "denied", ad_storage: "denied" },
    ]);
    expect(commands.at(-1)).toMatchObject([
      "consent",
      "update",
      { analytics_storage: "granted", ad_storage: "granted" },
    ]);
  });
});
