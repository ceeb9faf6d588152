import type { Page } from "@playwright/test";
import { consentTexts } from "#data/texts/consent.ts";
import { shell } from "#data/texts/shell.ts";
import { bannerButton } from "#e2e/helpers/consent-steps.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { banner, reopen } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

const { reject } = consentTexts.data;

// The banner is the same on every page: this one has no picture to fetch.
test.beforeEach(({ page }) => page.goto("/privacy-policy"));

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const scroll = (page: Page, top: number) =>
    page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);

  test.beforeEach(async ({ page }) => {
    await bannerButton(page, reject).tap();
    await expect(reopen(page)).toBeVisible();
  });

  test("the button that brings the banner back is large enough for a finger", async ({ page }) => {
    const box = await reopen(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });

  test("the button that brings the banner back is hidden while a visitor reads", async ({
    page,
  }) => {
    await scroll(page, 1500);
    await expect(reopen(page)).toBeHidden();
  });

  test("on the next page the button does not cover what a visitor sees first", async ({ page }) => {
    await page.goto("/terms-of-service");
    await expect(page.locator("html[data-at=top]")).toBeAttached();
    await expect(reopen(page)).toBeHidden();
  });

  test("at the end of the page the button stands above the contact bar", async ({ page }) => {
    await scroll(page, 100_000);
    await expect(reopen(page)).toBeVisible();
    const bar = await page.getByRole("navigation", { name: shell.data.bar.label }).boundingBox();
    const { y = 0, height = 0 } = (await reopen(page).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  /** Puts a control under the invisible edge of the button; returns a place on each. */
  async function placeBeside(page: Page, html: string) {
    const { y = 0, height = 0 } = (await reopen(page).boundingBox()) ?? {};
    const top = y + height / 2;
    await page.evaluate(
      ({ html, top }) => {
        // Elements of the page itself must not catch the tap.
        const cover = document.createElement("div");
        cover.style.cssText = "position: fixed; inset: 0";
        const beside = document.createElement("div");
        beside.style.cssText = `position: fixed; left: 24px; top: ${top}px`;
        beside.innerHTML = html;
        (beside.firstElementChild as HTMLElement).style.cssText = "width: 100px; height: 20px";
        document.body.append(cover, beside);
      },
      { html, top },
    );
    return { control: { x: 40, y: top + 10 }, edge: { x: 43, y: top - 5 } };
  }

  test("a tap next to the button does not bring the banner back", async ({ page }) => {
    const { control, edge } = await placeBeside(page, "<button>Beside</button>");
    const beside = page.getByRole("button", { name: "Beside" });
    await beside.evaluate((button) => {
      button.onclick = () => {
        document.title = "tapped";
      };
    });
    await page.touchscreen.tap(control.x, control.y);
    await expect(page).toHaveTitle("tapped");
    await expect(banner(page)).toBeHidden();
    await page.touchscreen.tap(edge.x, edge.y);
    await expect(banner(page)).toBeVisible();
  });

  for (const html of ["<input>", "<textarea></textarea>"]) {
    test(`a tap next to the button reaches ${html}, to type in it`, async ({ page }) => {
      const { control } = await placeBeside(page, html);
      await page.touchscreen.tap(control.x, control.y);
      await expect(page.locator("input, textarea").last()).toBeFocused();
      await expect(banner(page)).toBeHidden();
    });
  }
});
