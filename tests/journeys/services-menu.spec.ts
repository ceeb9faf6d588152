import type { Locator, Page } from "@playwright/test";
import { shell } from "#data/shell/shell.ts";
import { serviceLinks } from "#routes.ts";
import { openBeforeScripts, pauseClock } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

const services = serviceLinks("menu").map(({ label }) => label);
const last = serviceLinks("menu").at(-1);

const trigger = (page: Page) => page.getByRole("button", { name: shell.data.header.services });
const navigation = (page: Page) => page.getByRole("navigation", { name: shell.data.header.label });
const panel = (page: Page) =>
  navigation(page).getByRole("link", { name: shell.data.header.allServices });

/** The header is the same on every page: this one has no picture to fetch. */
const path = "/privacy-policy";

test("the menu opens and closes for a pointer that rests", async ({ page }) => {
  const enter = () => trigger(page).hover();
  const leave = () => page.mouse.move(600, 600);
  await page.goto(path);
  // From here on, the test sets the clock.
  await page.clock.install();
  await pauseClock(page);

  // It opens after 200 ms.
  await enter();
  await page.clock.runFor(190);
  await expect(panel(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(panel(page)).toBeVisible();
  // A click on what the pointer has just opened leaves it open; a later one closes it.
  await trigger(page).click();
  await expect(panel(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await trigger(page).click();
  await expect(panel(page)).toBeHidden();

  // It closes after 150 ms.
  await leave();
  await page.clock.runFor(1_000);
  await enter();
  await page.clock.runFor(600);
  await expect(panel(page)).toBeVisible();
  await leave();
  await page.clock.runFor(140);
  await expect(panel(page)).toBeVisible();
  await page.clock.runFor(20);
  await expect(panel(page)).toBeHidden();

  // It opens at once less than 300 ms after it closed.
  await page.clock.runFor(280);
  await enter();
  await page.clock.runFor(5);
  await expect(panel(page)).toBeVisible();
  await page.clock.runFor(600);
  await leave();
  await page.clock.runFor(160);
  await expect(panel(page)).toBeHidden();
  await page.clock.runFor(320);
  await enter();
  await page.clock.runFor(190);
  await expect(panel(page)).toBeHidden();
});

test("the menu opens for a pointer that came to rest on it before the script came", async ({
  page,
}) => {
  await page.goto(path);
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

test("the keyboard opens the menu, which also closes for a click elsewhere and with its page", async ({
  page,
}) => {
  await page.goto(path);
  const firstService = navigation(page)
    .getByRole("link", { name: services[0], exact: true })
    .first();
  await trigger(page).press("Enter");
  await expect(panel(page)).toBeVisible();
  /** The position of the text of a link. */
  const start = (link: Locator) =>
    link.evaluate((element) => {
      const range = new Range();
      range.selectNodeContents(element.firstChild ?? element);
      return range.getBoundingClientRect().left;
    });
  await expect
    .poll(async () => (await start(panel(page))) - (await start(trigger(page))), "below its word")
    .toBeCloseTo(0, 0);

  await page.keyboard.press("Tab");
  await expect(firstService).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(firstService).toBeFocused();
  await page.locator("#services-menu").getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(panel(page)).toBeHidden();

  await trigger(page).press("Enter");
  await expect(panel(page)).toBeVisible();
  await page.mouse.click(600, 600);
  await expect(panel(page)).toBeHidden();

  // A page that comes back as it was comes back with its menu closed.
  await trigger(page).press("Enter");
  await expect(panel(page)).toBeVisible();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })),
  );
  await expect(panel(page)).toBeHidden();

  await trigger(page).press("Enter");
  await expect(panel(page)).toBeVisible();
  await navigation(page).getByRole("link", { name: last?.label }).click();
  await expect(page).toHaveURL(last?.path ?? "");
});

test("the header gets its shadow past 10 px", async ({ page }) => {
  await page.goto(path);
  const header = page.locator("header").first();
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  await page.mouse.wheel(0, 9);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(9);
  expect(await shadow()).toBe("none");
  await page.mouse.wheel(0, 20);
  await expect.poll(shadow).not.toBe("none");
});
