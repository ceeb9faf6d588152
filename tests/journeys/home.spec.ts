import type { Page } from "@playwright/test";
import { partOf } from "#components/house/parts.ts";
import { home } from "#data/home/home-page.ts";
import { servicesIn } from "#data/services/services.ts";
import { pauseClock, withConsent } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

// The wall on the first screen is finished in the HTML, and drawn over the old wall once.

const wall = (page: Page) => page.locator("[data-comparison=late]");
const slider = (page: Page) => wall(page).getByRole("slider");

declare global {
  var faded: string[];
}

async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await pauseClock(page);
  await page.goto("/");
  await expect(slider(page)).toHaveValue("100");
}

test.describe("the wall", { tag: "@chromium" }, () => {
  test("the hero fades in, and the finished wall is drawn over the old one", async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.faded = [];
      addEventListener("animationend", ({ target }) => {
        const part = target as Element;
        const names = ["h1", "figure"].filter((name) => part.matches(`${name}, :has(${name})`));
        faded.push(...names);
      });
    });
    await openWithStoppedClock(page);
    await expect.poll(() => page.evaluate(() => faded.toSorted())).toEqual(["figure", "h1"]);
    await page.clock.runFor(1_000);
    await expect(slider(page)).toHaveValue("50");
    await expect(page.locator("[data-drawing]")).toHaveCount(0);
  });

  test("a wall that the visitor moved is not drawn any more", async ({ page }) => {
    // The visitor is first, because the clock stands still.
    await openWithStoppedClock(page);
    await slider(page).press("ArrowLeft");
    await page.clock.runFor(1_000);
    await expect(slider(page)).toHaveValue("99");
  });

  test("with reduced motion nothing moves by itself", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect(slider(page)).toHaveValue("50");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("opacity", "1");
    const states = () => document.getAnimations().map(({ playState }) => playState);
    expect(await page.evaluate(states)).not.toContain("running");
  });
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
  const [first, second] = servicesIn("home")
    .map(partOf)
    .filter((part) => part !== undefined);
  test.skip(!(first && second), "The firm has no house with two of its services.");
  const linesOf = (part = "") =>
    page.locator(`[data-house] div > svg > use[data-part="${part}"]:visible`);
  const ink = "rgb(18, 21, 28)";
  const pale = "rgb(166, 166, 157)";
  await page.goto("/");
  await page.locator("[data-house] li").first().scrollIntoViewIfNeeded();
  await expect(linesOf(first)).toHaveAttribute("href", /house.*\.svg#/);
  await expect(linesOf(second)).toHaveCSS("color", ink);
  await page.locator("[data-house] li").first().getByRole("link").focus();
  await expect(linesOf(first)).toHaveCSS("color", ink);
  await expect(linesOf(second)).toHaveCSS("color", pale);
});
