import type { Locator, Page } from "@playwright/test";
import { shell } from "#data/texts/shell.ts";
import { openBeforeScripts } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";
import { serviceLinks } from "#routes.ts";

const services = serviceLinks("menu").map(({ label }) => label);
const last = serviceLinks("menu").at(-1);

const trigger = (page: Page) => page.getByRole("button", { name: shell.data.header.services });
const navigation = (page: Page) => page.getByRole("navigation", { name: shell.data.header.label });
const panel = (page: Page) =>
  navigation(page).getByRole("link", { name: shell.data.header.allServices });

// The header is the same on every page: this one has no picture to fetch.
test.beforeEach(({ page }) => page.goto("/privacy-policy"));

test.describe("by pointer", () => {
  const enter = (page: Page) => trigger(page).hover();
  const leave = (page: Page) => page.mouse.move(600, 600);

  test.beforeEach(async ({ page }) => {
    await expect(page.locator("html[data-at]")).toBeAttached();
    // From here on, the test sets the clock.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
  });

  test("the menu opens after 200 ms", async ({ page }) => {
    await enter(page);
    await page.clock.runFor(190);
    await expect(panel(page)).toBeHidden();
    await page.clock.runFor(20);
    await expect(panel(page)).toBeVisible();
  });

  test("the menu closes after 150 ms", async ({ page }) => {
    await enter(page);
    await page.clock.runFor(600);
    await expect(panel(page)).toBeVisible();
    await leave(page);
    await page.clock.runFor(140);
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(20);
    await expect(panel(page)).toBeHidden();
  });

  /** Lets the menu open and close, by a pointer that passes. */
  async function openAndClose(page: Page): Promise<void> {
    await enter(page);
    await page.clock.runFor(600);
    await expect(panel(page)).toBeVisible();
    await leave(page);
    await page.clock.runFor(160);
    await expect(panel(page)).toBeHidden();
  }

  test("the menu opens at once less than 300 ms after it closed", async ({ page }) => {
    await openAndClose(page);
    await page.clock.runFor(280);
    await enter(page);
    await page.clock.runFor(5);
    await expect(panel(page)).toBeVisible();
  });

  test("the menu waits again more than 300 ms after it closed", async ({ page }) => {
    await openAndClose(page);
    await page.clock.runFor(320);
    await enter(page);
    await page.clock.runFor(190);
    await expect(panel(page)).toBeHidden();
  });

  test("a click on the menu that the pointer has just opened leaves it open", async ({ page }) => {
    await enter(page);
    await page.clock.runFor(210);
    await expect(panel(page)).toBeVisible();
    await trigger(page).click();
    await expect(panel(page)).toBeVisible();
  });

  test("a click on the menu that has been open for a while closes it", async ({ page }) => {
    await enter(page);
    await page.clock.runFor(1_000);
    await expect(panel(page)).toBeVisible();
    await trigger(page).click();
    await expect(panel(page)).toBeHidden();
  });
});

test("the menu opens for a pointer that came to rest on it before the script came", async ({
  page,
}) => {
  const { x, y } = (await trigger(page).boundingBox()) ?? { x: 0, y: 0 };
  const release = await openBeforeScripts(page, "/contact");
  await page.mouse.move(x + 5, y + 5);
  release();
  await expect(panel(page)).toBeVisible();
});

test("the menu opens for a click before the script came", async ({ page }) => {
  const release = await openBeforeScripts(page, "/contact");
  await trigger(page).dispatchEvent("click");
  release();
  for (const name of services) {
    await expect(navigation(page).getByRole("link", { name })).toBeVisible();
  }
});

test("the menu opens below its word", async ({ page }) => {
  await trigger(page).press("Enter");
  await expect(panel(page)).toBeVisible();
  /** The position of the text of a link. */
  const start = (link: Locator) =>
    link.evaluate((element) => {
      const range = new Range();
      range.selectNodeContents(element.firstChild ?? element);
      return range.getBoundingClientRect().left;
    });
  expect(await start(panel(page))).toBeCloseTo(await start(trigger(page)), 0);
});

test("a click elsewhere closes the menu", async ({ page }) => {
  await trigger(page).press("Enter");
  await expect(panel(page)).toBeVisible();
  await page.mouse.click(600, 600);
  await expect(panel(page)).toBeHidden();
});

test("the menu leads to its last service", async ({ page }) => {
  await trigger(page).press("Enter");
  await expect(panel(page)).toBeVisible();
  await navigation(page).getByRole("link", { name: last?.label }).click();
  await expect(page).toHaveURL(last?.path ?? "");
});

test("a page that comes back as it was comes back with its menu closed", async ({ page }) => {
  await trigger(page).press("Enter");
  await expect(panel(page)).toBeVisible();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })),
  );
  await expect(panel(page)).toBeHidden();
});

const firstService = (page: Page) =>
  navigation(page).getByRole("link", { name: services[0], exact: true }).first();

test("Enter opens the menu, and Tab goes into it", async ({ page }) => {
  await trigger(page).press("Enter");
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(firstService(page)).toBeFocused();
});

test("Escape closes the menu and gives the focus back", async ({ page }) => {
  await trigger(page).press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();
});

test("the down arrow opens the menu at its first service", async ({ page }) => {
  await trigger(page).press("ArrowDown");
  await expect(firstService(page)).toBeFocused();
});

test("the menu closes when the focus leaves it", async ({ page }) => {
  await trigger(page).press("ArrowDown");
  await expect(firstService(page)).toBeFocused();
  // Past all services together, and the prices.
  for (let pressed = 0; pressed <= services.length + 1; pressed++) {
    await page.keyboard.press("Tab");
  }
  await expect(panel(page)).toBeHidden();
});

test("the header gets its shadow past 10 px", async ({ page }) => {
  const header = page.locator("header").first();
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  await page.mouse.wheel(0, 9);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(9);
  expect(await shadow()).toBe("none");
  await page.mouse.wheel(0, 20);
  await expect.poll(shadow).not.toBe("none");
});
