import { consentTexts } from "../../src/content/pages/consent.ts";
import { expect, test } from "../helpers/test.ts";
import { banner, reopen } from "../helpers/consent-steps.ts";

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
    await banner(page).getByRole("button", { name: consentTexts.reject }).click();
    await expect(reopen(page)).toBeVisible();
    expect(fetched).toEqual([]);

    await reopen(page).click();
    await banner(page).getByRole("button", { name: consentTexts.accept }).click();
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

  test("who withdraws consent keeps none of Google's cookies", async ({ page, context }) => {
    await page.goto("/");
    await banner(page).getByRole("button", { name: consentTexts.accept }).click();
    await context.addCookies(
      ["_ga", "_ga_TEST1"].map((name) => ({ name, value: "GA1.1.2", url: page.url() })),
    );
    await reopen(page).click();
    await banner(page).getByRole("button", { name: consentTexts.reject }).click();
    await expect(reopen(page)).toBeVisible();
    const left = (await context.cookies()).map(({ name }) => name);
    expect(left).toContain("necessary");
    expect(left.filter((name) => name.startsWith("_ga"))).toEqual([]);
  });
});
