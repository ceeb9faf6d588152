import { home } from "#data/home/home-page.ts";
import { consentTexts } from "#data/shell/consent.ts";
import { bannerButton } from "#tests/support/consent-steps.ts";
import { atRest } from "#tests/support/launch.ts";
import { banner, withConsent } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

// A phone on its side, and a window that is enlarged four times.
for (const viewport of [
  { width: 667, height: 375 },
  { width: 320, height: 256 },
]) {
  test(`at ${viewport.width} × ${viewport.height} bars leave most of the screen to the page`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await withConsent(page);
    for (const path of ["/faq", "/offerte-aanvragen", "/diensten"]) {
      await page.goto(path);
      await page.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: "instant" }));
      await expect(page.locator("[data-header][data-scrolled]")).toBeVisible();
      const covered = () => {
        let height = 0;
        for (const element of document.querySelectorAll("body *")) {
          const { position } = getComputedStyle(element);
          const { top, bottom, width } = element.getBoundingClientRect();
          const isBar = /fixed|sticky/.test(position) && width > innerWidth / 2;
          height += isBar ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
        }
        return height / innerHeight;
      };
      await expect.poll(() => page.evaluate(covered), path).toBeLessThan(0.35);
    }
  });
}

// A phone on its side, a tablet, and the window of a laptop.
for (const viewport of [
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1366, height: 650 },
]) {
  test(`at ${viewport.width} × ${viewport.height} home shows the way to a quote`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await withConsent(page);
    await page.goto("/");
    const quote = page.getByRole("main").getByRole("link", { name: home.data.hero.quoteButton });
    await expect(quote.first()).toBeInViewport({ ratio: 1 });
  });
}

test("at 320 × 256 a cookie choice is in view and leaves some of the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/privacy-policy");
  for (const name of [consentTexts.data.accept, consentTexts.data.reject]) {
    await expect(bannerButton(page, name)).toBeInViewport({ ratio: 1 });
  }
  await expect
    .poll(async () => (await banner(page).boundingBox())?.height)
    .toBeLessThan(0.65 * 256);
});
