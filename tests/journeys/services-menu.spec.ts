import type { Page } from "@playwright/test";
import { shell } from "#data/shell/shell.ts";
import { serviceLinks } from "#routes.ts";
import { pauseClock } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

const services = serviceLinks("menu");

const trigger = (page: Page) => page.getByRole("button", { name: shell.data.header.services });
const panel = (page: Page) =>
  page
    .getByRole("navigation", { name: shell.data.header.label })
    .getByRole("link", { name: shell.data.header.allServices });

test("the menu opens and closes for a pointer that rests", async ({ page }) => {
  const enter = () => trigger(page).hover();
  const leave = () => page.mouse.move(600, 600);
  const after = async (milliseconds: number, state: "open" | "closed") => {
    await page.clock.runFor(milliseconds);
    await expect(panel(page)).toBeVisible({ visible: state === "open" });
  };
  // The header is the same on every page: this one has no picture to fetch.
  await page.goto("/privacy-policy");
  // From here on, the test sets the clock.
  await page.clock.install();
  await pauseClock(page);

  // It opens after 200 ms.
  await enter();
  await after(190, "closed");
  await after(20, "open");
  // A click on what the pointer has just opened leaves it open; a later one closes it.
  await trigger(page).click();
  await after(1_000, "open");
  await trigger(page).click();
  await after(0, "closed");

  // It closes after 150 ms.
  await leave();
  await page.clock.runFor(1_000);
  await enter();
  await after(600, "open");
  await leave();
  await after(140, "open");
  await after(20, "closed");

  // It opens at once less than 300 ms after it closed.
  await page.clock.runFor(280);
  await enter();
  await after(5, "open");
  await page.clock.runFor(600);
  await leave();
  await after(160 + 320, "closed");
  await enter();
  await after(190, "closed");
});

test("the keyboard opens the menu, which also closes for a click elsewhere and with its page", async ({
  page,
}) => {
  const link = (service = services[0]) =>
    page.locator("#services-menu").getByRole("link", { name: service?.label, exact: true });
  await page.goto("/privacy-policy");
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
  await expect(panel(page), "once the focus leaves it").toBeHidden();

  const closing = [
    () => page.mouse.click(600, 600),
    // A page that comes back as it was comes back with its menu closed.
    () => page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide"))),
  ];
  for (const close of closing) {
    await trigger(page).press("Enter");
    await expect(panel(page)).toBeVisible();
    await close();
    await expect(panel(page)).toBeHidden();
  }
  await trigger(page).press("Enter");
  await link(services.at(-1)).click();
  await expect(page).toHaveURL(services.at(-1)?.path ?? "");
});
