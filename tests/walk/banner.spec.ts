import { consentTexts } from "#data/shell/consent.ts";
import { bannerButton } from "#tests/support/consent-steps.ts";
import { atRest } from "#tests/support/launch.ts";
import { banner } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

// A first visit is read beside the banner, and every choice in it is in reach.

const { accept, reject, save, showDetails, hideDetails, close } = consentTexts.data;

test.use(atRest);

for (const viewport of [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]) {
  const { width, height } = viewport;
  test(`at ${width} × ${height} the banner covers at most a quarter`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // The banner is the same on every page: this one has no picture to fetch.
    await page.goto("/privacy-policy");
    await expect(bannerButton(page, accept)).toBeVisible();
    const sizes = await Promise.all(
      [banner(page), bannerButton(page, accept), bannerButton(page, reject)].map((part) =>
        part.boundingBox(),
      ),
    );
    const [whole, yes, no] = sizes.map((size) => size ?? { width: 0, height: 0 });
    expect(whole?.height).toBeLessThanOrEqual(height / 4);
    expect(yes?.height, "as high").toBe(no?.height);
    expect(yes?.width, "as wide").toBeCloseTo(no?.width ?? 0, 0);

    await bannerButton(page, showDetails).click();
    for (const name of [accept, reject, save, hideDetails, close]) {
      await expect.soft(bannerButton(page, name), name).toBeInViewport({ ratio: 1 });
    }
  });
}
