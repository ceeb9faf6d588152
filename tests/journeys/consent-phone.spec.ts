import type { Page } from "@playwright/test";
import { consentTexts } from "#data/shell/consent.ts";
import { shell } from "#data/shell/shell.ts";
import { bannerButton } from "#tests/support/consent-steps.ts";
import { atRest } from "#tests/support/launch.ts";
import { roomBetween } from "#tests/support/room-between.ts";
import { banner, reopen } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // The banner is the same on every page: this one has no picture to fetch.
  test.beforeEach(async ({ page }) => {
    await page.goto("/privacy-policy");
    await bannerButton(page, consentTexts.data.reject).tap();
    await expect(reopen(page)).toBeVisible();
  });

  test("the button that brings the banner back covers nothing that a visitor reads", async ({
    page,
  }) => {
    const scroll = (top: number) =>
      page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
    const box = await reopen(page).boundingBox();
    expect(box?.height, "large enough for a finger").toBeGreaterThanOrEqual(44);
    const wordsBegin = await page.locator("main h1").evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().left;
    });
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(wordsBegin);
    const bar = page.getByRole("navigation", { name: shell.data.bar.label });
    for (const top of [1500, 100_000]) {
      await scroll(top);
      await expect(bar).toBeVisible();
      await expect(reopen(page)).toBeVisible();
      await expect.poll(() => roomBetween(reopen(page), bar)).toBeGreaterThanOrEqual(0);
    }

    await page.goto("/terms-of-service");
    await expect(reopen(page)).toBeInViewport();
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

  test("a tap next to the button reaches what is there", async ({ page }) => {
    for (const html of ["<input>", "<textarea></textarea>"]) {
      const { control } = await placeBeside(page, html);
      await page.touchscreen.tap(control.x, control.y);
      await expect(page.locator("input, textarea").last(), html).toBeFocused();
      await expect(banner(page)).toBeHidden();
    }
    const { control, edge } = await placeBeside(page, "<button>Beside</button>");
    await page.getByRole("button", { name: "Beside" }).evaluate((button) => {
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
});
