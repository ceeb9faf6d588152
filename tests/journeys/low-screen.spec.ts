import { home } from "#data/home/home-page.ts";
import { atRest } from "#tests/support/launch.ts";
import { withConsent } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

/** The part of the screen that bars cover now. Runs in the page. */
function covered(): number {
  let height = 0;
  for (const element of document.querySelectorAll("body *")) {
    const { position } = getComputedStyle(element);
    const { top, bottom, width } = element.getBoundingClientRect();
    const isBar = /fixed|sticky/.test(position) && width > innerWidth / 2;
    height += isBar ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
  }
  return height / innerHeight;
}

test("bars leave most of a low screen to the page", async ({ page }) => {
  await withConsent(page);
  for (const path of ["/faq", "/offerte-aanvragen", "/diensten"]) {
    await page.goto(path);
    // A phone on its side, and a window that is enlarged four times.
    for (const viewport of [
      { width: 667, height: 375 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: "instant" }));
      await expect(page.locator("[data-header][data-scrolled]")).toBeVisible();
      const place = `${path} at ${viewport.width} px`;
      await expect.poll(() => page.evaluate(covered), place).toBeLessThan(0.35);
    }
  }
});

test("home shows the way to a quote on a low screen", async ({ page }) => {
  await withConsent(page);
  await page.goto("/");
  const quote = page.getByRole("main").getByRole("link", { name: home.data.hero.quoteButton });
  // A phone on its side, a tablet, and the window of a laptop.
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 768, height: 1024 },
    { width: 1366, height: 650 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(quote.first()).toBeInViewport({ ratio: 1 });
  }
});
