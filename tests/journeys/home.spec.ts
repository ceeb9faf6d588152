import type { Page } from "@playwright/test";
import { partOf } from "#components/house/parts.ts";
import { home } from "#data/home/home-page.ts";
import { servicesIn } from "#data/services/services.ts";
import { pauseClock, withConsent } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

const slider = (page: Page) => page.locator("[data-comparison=late]").getByRole("slider");

// The wall on the first screen is finished in the HTML, and drawn over the old wall once.
test("the hero fades in, and the finished wall is drawn over the old one", {
  tag: "@chromium",
}, async ({ page }) => {
  await page.clock.install();
  await pauseClock(page);
  await page.goto("/");
  await expect(slider(page)).toHaveValue("100");
  for (const part of ["h1", "figure"]) {
    await expect(page.locator(`main ${part}`).first()).toHaveCSS("animation-name", /rise|fade/);
  }
  await page.clock.runFor(1_000);
  await expect(slider(page)).toHaveValue("50");
  await expect(page.locator("[data-drawing]"), "it ends").toHaveCount(0);

  await page.reload();
  await expect(slider(page)).toHaveValue("100");
  await slider(page).press("ArrowLeft");
  await page.clock.runFor(1_000);
  await expect(slider(page), "a wall that the visitor moved is not drawn").toHaveValue("99");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await expect(slider(page), "with reduced motion").toHaveValue("50");
  const states = () => document.getAnimations().map(({ playState }) => playState);
  expect(await page.evaluate(states), "with reduced motion").not.toContain("running");
});

test("a low screen shows the way to a quote", async ({ page }) => {
  await withConsent(page);
  await page.goto("/");
  const quote = page.getByRole("main").getByRole("link", { name: home.data.hero.quoteButton });
  // A phone on its side, a tablet, and the window of a laptop.
  for (const [width, height] of [
    [844, 390],
    [768, 1024],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(quote.first()).toBeInViewport({ ratio: 1 });
  }
});

test("the card that has the focus leaves its own part of the house in colour", async ({ page }) => {
  const [first, second] = servicesIn("home").flatMap((service) => partOf(service) ?? []);
  test.skip(!(first && second), "The firm has no house with two of its services.");
  const linesOf = (part = "") =>
    page.locator(`[data-house] div > svg > use[data-part="${part}"]:visible`);
  await page.goto("/");
  const card = page.locator("[data-house] li").first();
  await card.scrollIntoViewIfNeeded();
  await expect(linesOf(first)).toHaveAttribute("href", /house.*\.svg#/);
  const ink = "rgb(18, 21, 28)";
  await expect(linesOf(second)).toHaveCSS("color", ink);
  await card.getByRole("link").focus();
  await expect(linesOf(first)).toHaveCSS("color", ink);
  await expect(linesOf(second)).toHaveCSS("color", "rgb(166, 166, 157)");
});
