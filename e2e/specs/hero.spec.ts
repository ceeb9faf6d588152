import type { Page } from "@playwright/test";
import { shell } from "#data/texts/shell.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// The wall on the first screen of the home page. It is finished in the HTML, and drawn over the old
// wall once.

const wall = (page: Page) => page.locator("[data-comparison=late]");
const slider = (page: Page) => wall(page).getByRole("slider");

/** Where the edge stands in the end, in percent. */
const finalPosition = "40";

declare global {
  var wallSeen: boolean[];
}

/**
 * Opens the page. The returned function lists the changes of the drawing: true when it began, false
 * when it ended.
 */
async function openAndWatch(page: Page) {
  await page.addInitScript(() => {
    // Early enough for the reveal, however slow the machine is.
    performance.now = () => 1000;
    globalThis.wallSeen = [];
    const record = () => wallSeen.push(document.querySelector("[data-drawing]") !== null);
    new MutationObserver(record).observe(document, {
      subtree: true,
      attributeFilter: ["data-drawing"],
    });
  });
  await page.goto("/");
  await expect(slider(page)).toHaveValue(finalPosition);
  return () => page.evaluate(() => wallSeen);
}

test("the hero fades in", async ({ page }) => {
  await openAndWatch(page);
  const parts = page.locator("main > :first-child").locator("h1, figure, ul, :scope > *");
  const names = await parts.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).animationName),
  );
  expect(names.filter((name) => name !== "none").length).toBeGreaterThan(1);
});

test("the finished wall is drawn over the old one, once", async ({ page }) => {
  await expect.poll(await openAndWatch(page)).toEqual([true, false]);
});

test("a wall that the visitor moved is not drawn any more", async ({ page }) => {
  // The page's clock stands still, so that the visitor is first.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto("/");
  await expect(slider(page)).toHaveValue("100");
  await slider(page).press("ArrowLeft");
  await page.clock.runFor(1_000);
  await expect(slider(page)).toHaveValue("99");
});

test("the sides have their captions before the wall is touched", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAndWatch(page);
  for (const name of [shell.data.comparison.before, shell.data.comparison.after]) {
    await expect(wall(page).getByText(name, { exact: true })).toHaveCSS("opacity", "1");
  }
});

test("with reduced motion, nothing moves by itself", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const drawn = await openAndWatch(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("opacity", "1");
  const animations = await page.evaluate(() =>
    document.getAnimations().map(({ playState }) => playState),
  );
  expect(animations).not.toContain("running");
  expect(await drawn()).toEqual([]);
});

test("the arrow and page keys move the wall", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAndWatch(page);
  await slider(page).press("ArrowRight");
  await expect(slider(page)).toHaveValue("41");
  await slider(page).press("PageUp");
  await expect(slider(page)).toHaveValue("51");
});

test("a click puts the edge of the wall there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAndWatch(page);
  const { width = 0, height = 0 } = (await wall(page).boundingBox()) ?? {};
  await wall(page).click({ position: { x: width * 0.8, y: height / 2 } });
  await expect(slider(page)).toHaveValue("80");
});

test("when the old wall cannot be fetched, the finished one stays", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await page.route(/-before/, (route) => route.abort());
  const refused = page.waitForEvent("requestfailed");
  await page.goto("/");
  await refused;
  await expect(wall(page).locator("img")).toHaveCount(1);
});
