import { consentTexts } from "../../src/content/pages/consent.ts";
import { shell } from "../../src/content/pages/shell.ts";
import { expect, test } from "../helpers/test.ts";
import { banner, reopen } from "../helpers/consent-steps.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("on a phone the button that brings the banner back stands aside while the page is read, and back at its end", async ({
  page,
}) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: consentTexts.reject }).tap();
  await expect(reopen(page)).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await expect(reopen(page)).toBeHidden();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(reopen(page)).toBeVisible();
  const { y, height } = (await reopen(page).boundingBox()) ?? { y: 0, height: 0 };
  const bar = await page.getByRole("navigation", { name: shell.bar.label }).boundingBox();
  expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("on a phone the button that brings the banner back is 44 pixels wide for a finger, but what stands there is tapped first", async ({
  page,
}) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: consentTexts.reject }).tap();
  const { y, height } = (await reopen(page).boundingBox()) ?? { y: 0, height: 0 };
  expect(height).toBeGreaterThanOrEqual(44);
  const place = y + height / 2;
  await page.evaluate((top) => {
    const link = document.createElement("button");
    link.textContent = "Beside";
    link.style.cssText = `position: fixed; left: 24px; top: ${top}px; width: 100px; height: 20px`;
    link.onclick = () => (document.title = "tapped");
    document.body.append(link);
  }, place);
  await page.touchscreen.tap(40, place + 10);
  await expect(page).toHaveTitle("tapped");
  await expect(banner(page)).toBeHidden();
  await page.touchscreen.tap(43, place - 5);
  await expect(banner(page)).toBeVisible();
});
