import type { Page } from "@playwright/test";
import { consentTexts } from "#data/pages/consent.ts";
import { openBeforeScripts } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const shellIsReady = (page: Page) => expect(page.locator("html[data-at]")).toBeAttached();
const waiting = (page: Page) => page.locator("main astro-island[ssr]");

test("scrolling, a key or the pointer brings the islands to life", async ({ page }) => {
  const fetched: string[] = [];
  // All but those of the shell.
  page.on("request", (request) => {
    if (request.resourceType() === "script" && !/\/page\./.test(request.url())) {
      fetched.push(request.url());
    }
  });
  await page.goto("/contact");
  await shellIsReady(page);
  // In the corner, where the pointer is when there is none.
  await page.evaluate(() =>
    document.dispatchEvent(new PointerEvent("pointermove", { bubbles: true })),
  );
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  for (const sign of [
    () => page.mouse.wheel(0, 100),
    () => page.keyboard.press("Shift"),
    () => page.mouse.move(300, 300),
  ]) {
    await expect(waiting(page)).toHaveCount(1);
    await sign();
    await expect(waiting(page)).toHaveCount(0);
    // A reload is scrolled by the browser, which is a sign as well.
    await page.goto("about:blank");
    await page.goto("/contact");
    await shellIsReady(page);
  }
});

test("a search submitted before the script came is made without leaving the page", async ({
  page,
}) => {
  const release = await openBeforeScripts(page, "/faq");
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole("searchbox").fill("vocht");
  await page.keyboard.press("Enter");
  release();
  await expect(page.getByRole("status")).toHaveText(/antwoord(en)? gevonden/);
  await expect(page).toHaveURL(/zoek=vocht/);
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("without the shell's script a submit leads on; a touch fetches it", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await page.route("**/_astro/page.*.js", (route) => route.abort());
  const release = await openBeforeScripts(page, "/faq");
  await page.getByRole("searchbox").fill("vocht");
  await page.keyboard.press("Enter");
  release();
  await expect(page).toHaveURL(/zoek=vocht/);
  const failed = page.waitForEvent("requestfailed", (request) => /page\./.test(request.url()));
  await page.getByRole("searchbox").fill("beton");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/zoek=beton/);
  await failed;

  await page.unrouteAll();
  await page.getByRole("button", { name: consentTexts.data.accept }).click();
  await expect(page.getByRole("button", { name: consentTexts.data.accept })).toBeHidden();
});
