import { consentTexts } from "@contractor/core/facts/shell/shell.ts";
import { banner, bannerButton } from "#tests/support/shell-steps.ts";
import { atRest, expect, test } from "#tests/support/test.ts";

// A first visit is read beside the banner, and every choice in it is in reach.

const { accept, reject, save, showDetails, hideDetails, close } = consentTexts.data;

test.use(atRest);

test("the banner covers a quarter of a screen, and shows every choice", async ({ page }) => {
  // The banner is the same on every page: this one has no picture to fetch.
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

  // A window that is enlarged four times.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const name of [accept, reject]) {
    await expect(bannerButton(page, name)).toBeInViewport({ ratio: 1 });
  }
  const covered = async () => ((await banner(page).boundingBox())?.height ?? 256) / 256;
  await expect.poll(covered).toBeLessThan(0.65);
});
