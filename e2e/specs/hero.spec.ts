import type { Page } from "@playwright/test";
import { shell } from "#data/pages/shell.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// The wall on the first screen of the home page. It is finished in the HTML, and drawn over the old
// wall once.

const wall = (page: Page) => page.locator("[data-comparison=late]");
const slider = (page: Page) => wall(page).getByRole("slider");

/** The final position of the edge, in percent. */
const rest = "40";

declare global {
  var wallSeen: boolean[];
}

/**
 * Opens the page. The returned function tells each change of the drawing: true when it began, false
 * when it ended.
 */
async function openAndWatch(page: Page) {
  await page.addInitScript(() => {
    // Early enough for the reveal, however slow the machine is.
    performance.now = () => 1000;
    globalThis.wallSeen = [];
    const look = () => wallSeen.push(document.querySelector("[data-drawing]") !== null);
    new MutationObserver(look).observe(document, {
      subtree: true,
      attributeFilter: ["data-drawing"],
    });
  });
  await page.goto("/");
  await expect(slider(page)).toHaveValue(rest);
  return () => page.evaluate(() => wallSeen);
}

test("the hero fades in, and the finished wall is drawn over the old one", async ({ page }) => {
  await expect.poll(await openAndWatch(page)).toEqual([true, false]);
  const parts = page.locator("main > :first-child").locator("h1, figure, ul, :scope > *");
  const names = await parts.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).animationName),
  );
  expect(names.filter((name) => name !== "none").length).toBeGreaterThan(1);
});

test("the sides have their captions before the wall is touched", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAndWatch(page);
  for (const name of [shell.data.comparison.before, shell.data.comparison.after]) {
    await expect(wall(page).getByText(name, { exact: true })).toHaveCSS("opacity", "1");
  }
});

test("with reduced motion, only the pointer and keys move the wall", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const drawn = await openAndWatch(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("opacity", "1");
  const animations = await page.evaluate(() =>
    document.getAnimations().map(({ playState }) => playState),
  );
  expect(animations).not.toContain("running");
  await expect(wall(page)).not.toHaveAttribute("data-used");
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveValue("41");
  await page.keyboard.press("PageUp");
  await expect(slider(page)).toHaveValue("51");
  await expect(wall(page)).toHaveAttribute("data-used", "");
  const box = await wall(page).boundingBox();
  if (!box) {
    throw new Error("the wall is not on the page");
  }
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height / 2);
  await expect(slider(page)).toHaveValue("80");
  expect(await drawn()).toEqual([]);
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
