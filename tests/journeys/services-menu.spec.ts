import type { Page } from "@playwright/test";
import { shell } from "#data/shell/shell.ts";
import { serviceLinks } from "#routes.ts";
import { openBeforeScripts, pauseClock } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

const services = serviceLinks("menu");

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
  await page.clock.runFor(160 + 320);
  await enter();
  await page.clock.runFor(190);
  await expect(panel(page)).toBeHidden();
});

test("the keyboard opens the menu, which also closes for a click elsewhere and with its page", async ({
  page,
}) => {
  await page.goto(path);
  const link = (service = services[0]) =>
    page.locator("#services-menu").getByRole("link", { name: service?.label, exact: true });
  await trigger(page).press("Enter");
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(link()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(link()).toBeFocused();
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
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  await expect(panel(page)).toBeHidden();

  await trigger(page).press("Enter");
  await link(services.at(-1)).click();
  await expect(page).toHaveURL(services.at(-1)?.path ?? "");
});

test("the menu opens for a pointer that came to rest, or a click, before the script came", async ({
  page,
}) => {
  await page.goto(path);
  const { x, y } = (await trigger(page).boundingBox()) ?? { x: 0, y: 0 };
  const release = await openBeforeScripts(page, "/contact");
  await page.mouse.move(x + 5, y + 5);
  release();
  await expect(panel(page)).toBeVisible();

  await page.mouse.move(600, 600);
  const releaseAgain = await openBeforeScripts(page, "/faq");
  await trigger(page).dispatchEvent("click");
  releaseAgain();
  await expect(panel(page)).toBeVisible();
});
