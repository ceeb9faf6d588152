import { fill } from "@contractor/core/facts/format/fill.ts";
import { shell } from "@contractor/core/facts/shell/shell.ts";
import type { Page } from "@playwright/test";
import { openBeforeScripts, pinch, swipe } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

const comparison = (page: Page) => page.locator('[data-comparison=""]').first();
const slider = (page: Page) => comparison(page).getByRole("slider");

async function box(page: Page) {
  // Playwright scrolls it into view, and waits until it stands still.
  await comparison(page).hover({ trial: true });
  const { x = 0, y = 0, width = 0, height = 0 } = (await comparison(page).boundingBox()) ?? {};
  return { x, y, width, middle: y + height / 2 };
}

/** What a screen reader announces about the divider. */
const position = (before: number) =>
  fill(shell.data.comparison.position, { before, after: 100 - before });

test("the divider starts half way, and follows the mouse and the keyboard", async ({ page }) => {
  const release = await openBeforeScripts(page, "/");
  await expect(slider(page)).toHaveValue("50");
  const { hint, before, after } = shell.data.comparison;
  await expect(page.getByText(hint).first()).toBeVisible();
  await expect(comparison(page).getByText(before, { exact: true })).toBeVisible();
  await expect(comparison(page).getByText(after, { exact: true })).toBeVisible();
  const { x, y, width, middle } = await box(page);
  await page.mouse.move(x + width / 2, middle);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.4, middle, { steps: 2 });
  release();
  await expect(slider(page), "a drag that began before the script came").toHaveValue("40");
  await page.mouse.move(x + width * 0.2512, middle, { steps: 4 });
  await expect(slider(page), "in whole percents").toHaveValue("25");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", position(25));
  await page.mouse.move(x + width + 400, y - 200, { steps: 3 });
  await expect(slider(page), "outside the picture").toHaveValue("100");
  await page.mouse.move(2, y, { steps: 3 });
  await page.mouse.up();
  await page.mouse.move(x + width / 2, middle, { steps: 3 });
  await expect(slider(page), "once the button is released").toHaveValue("0");

  await page.mouse.click(x + width * 0.8, middle);
  await expect(slider(page)).toHaveValue("80");
  const divider = comparison(page).locator("[data-divider]");
  await expect
    .poll(async () => (await divider.boundingBox())?.x ?? 0)
    .toBeCloseTo(x + width * 0.8, -1);
  await slider(page).press("Home");
  await slider(page).press("ArrowRight");
  await expect(slider(page)).toHaveValue("1");
  await slider(page).press("End");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", position(100));
});

test.describe("by touch", { tag: "@chromium" }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the divider follows a finger that goes sideways, and no other", async ({ page }) => {
    await page.goto("/");
    const { x, width, middle: y } = await box(page);
    const at = (part: number) => ({ x: x + width * part, y });
    await swipe(page, at(0.5), at(0.7));
    await expect(slider(page)).toHaveValue("70");
    await page.touchscreen.tap(x + width * 0.3, y);
    await expect(slider(page)).toHaveValue("30");
    await swipe(page, at(0.2), { x: x + width * 0.2, y: y - 120 });
    await expect(slider(page), "a finger that scrolls").toHaveValue("30");
    await pinch(page, { x: x + width / 2, y: (await box(page)).middle });
    await expect(slider(page), "two fingers").toHaveValue("30");
  });
});
