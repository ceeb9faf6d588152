import type { Page } from "@playwright/test";
import { shell } from "#data/shell/shell.ts";
import { pauseClock } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

// The wall on the first screen of the home page. It is finished in the HTML, and drawn over the old
// wall once.

const wall = (page: Page) => page.locator("[data-comparison=late]");
const slider = (page: Page) => wall(page).getByRole("slider");

/** Where the edge stands in the end, in percent. */
const finalPosition = "50";

declare global {
  var wallSeen: boolean[];
  var faded: string[];
}

/**
 * Opens the page. The returned function lists the changes of the drawing: true when it began, false
 * when it ended.
 */
async function openAndWatch(page: Page) {
  await page.addInitScript(() => {
    globalThis.wallSeen = [];
    const record = () => wallSeen.push(document.querySelector("[data-drawing]") !== null);
    new MutationObserver(record).observe(document, {
      subtree: true,
      attributeFilter: ["data-drawing"],
    });
  });
  await page.goto("/");
  return () => page.evaluate(() => wallSeen);
}

async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await pauseClock(page);
}

test("the hero fades in, and the finished wall is drawn over the old one, once", async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.faded = [];
    addEventListener("animationend", ({ target }) => {
      const part = target as Element;
      const names = ["h1", "figure"].filter((name) => part.matches(`${name}, :has(${name})`));
      faded.push(...names);
    });
  });
  await stopClock(page);
  const drawn = await openAndWatch(page);
  await expect.poll(() => page.evaluate(() => faded.toSorted())).toEqual(["figure", "h1"]);
  await expect(slider(page)).toHaveValue("100");
  await page.clock.runFor(1_000);
  await expect(slider(page)).toHaveValue(finalPosition);
  await expect.poll(drawn).toEqual([true, false]);
});

test("a wall that the visitor moved is not drawn any more", async ({ page }) => {
  // The visitor is first, because the clock stands still.
  await stopClock(page);
  await page.goto("/");
  await expect(slider(page)).toHaveValue("100");
  await slider(page).press("ArrowLeft");
  await page.clock.runFor(1_000);
  await expect(slider(page)).toHaveValue("99");
});

test("with reduced motion the wall only moves by keys and by a click", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const drawn = await openAndWatch(page);
  await expect(slider(page)).toHaveValue(finalPosition);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("opacity", "1");
  for (const name of [shell.data.comparison.before, shell.data.comparison.after]) {
    await expect(wall(page).getByText(name, { exact: true })).toHaveCSS("opacity", "1");
  }
  const animations = await page.evaluate(() =>
    document.getAnimations().map(({ playState }) => playState),
  );
  expect(animations).not.toContain("running");
  expect(await drawn()).toEqual([]);

  await slider(page).press("ArrowRight");
  await expect(slider(page)).toHaveValue("51");
  await slider(page).press("PageUp");
  await expect(slider(page)).toHaveValue("61");
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
