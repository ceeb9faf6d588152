import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";

const comparison = (page: Page) => page.locator("[data-comparison]").first();
const slider = (page: Page) => comparison(page).getByRole("slider");

async function box(page: Page) {
  await comparison(page).scrollIntoViewIfNeeded();
  const found = await comparison(page).boundingBox();
  if (!found) throw new Error("the comparison is not on the page");
  return found;
}

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("starts half way and says how to use it", async ({ page }) => {
  await expect(slider(page)).toHaveValue("50");
  await expect(page.getByText("Schuif om het verschil te zien.").first()).toBeVisible();
  await expect(comparison(page).getByText("Voor", { exact: true })).toBeVisible();
  await expect(comparison(page).getByText("Na", { exact: true })).toBeVisible();
});

test("follows the mouse in whole percents, even from the first drag, and lets go anywhere", async ({
  page,
}) => {
  const { x, y, width, height } = await box(page);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect(page.locator("astro-island[ssr]", { has: comparison(page) })).toHaveCount(0);
  await page.mouse.move(x + width * 0.2512, y + height / 2, { steps: 4 });
  await expect(slider(page)).toHaveValue("25");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "25% voor, 75% na");
  // Far outside: clamped, and still held.
  await page.mouse.move(x + width + 400, y - 200, { steps: 3 });
  await expect(slider(page)).toHaveValue("100");
  await page.mouse.move(2, y, { steps: 3 });
  await expect(slider(page)).toHaveValue("0");
  await page.mouse.up();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
  await expect(slider(page)).toHaveValue("0");
});

test("shows as much of the first picture as the slider says", async ({ page }) => {
  const { x, y, width, height } = await box(page);
  await slider(page).focus();
  await page.mouse.click(x + width * 0.8, y + height / 2);
  await expect(slider(page)).toHaveValue("80");
  const divider = await comparison(page)
    .locator("span", { has: page.locator("svg path[stroke]") })
    .last()
    .boundingBox();
  expect(Math.round(divider?.x ?? 0)).toBeCloseTo(Math.round(x + width * 0.8), -1);
});

test("moves by keyboard", async ({ page }) => {
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveValue("51");
  await page.keyboard.press("End");
  await expect(slider(page)).toHaveValue("100");
  await page.keyboard.press("Home");
  await expect(slider(page)).toHaveValue("0");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("follows a finger", async ({ page }) => {
    const { x, y, width, height } = await box(page);
    await slider(page).focus();
    await expect(page.locator("astro-island[ssr]", { has: comparison(page) })).toHaveCount(0);
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: at === undefined ? [] : [{ x: x + at, y: y + height / 2 }],
      });
    await touch("touchStart", width * 0.5);
    await touch("touchMove", width * 0.6);
    await touch("touchMove", width * 0.7);
    await expect(slider(page)).toHaveValue("70");
    await touch("touchEnd");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("shows both halves", async ({ page }) => {
    await expect(comparison(page).locator("img")).toHaveCount(2);
    await expect(slider(page)).toHaveValue("50");
  });
});
