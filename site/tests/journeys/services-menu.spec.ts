import { serviceLinks } from "@contractor/core/routes.ts";
import { pauseClock } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

const services = serviceLinks("menu");

test("the services open for a pointer that rests, and for the keyboard", async ({ page }) => {
  const trigger = page.locator("header summary");
  const menu = page.locator("header details");
  const link = (service = services[0]) =>
    menu.getByRole("link", { name: service?.label, exact: true });
  // The header is the same on every page: this one has no picture to fetch.
  await page.goto("/privacy-policy");
  // From here on, the test sets the clock.
  await page.clock.install();
  await pauseClock(page);

  const acts = {
    enter: () => trigger.hover(),
    leave: () => page.mouse.move(600, 600),
    click: () => trigger.click(),
    wait: async () => {},
  };
  const course: [act: keyof typeof acts, after: number, isOpen: boolean][] = [
    // It opens after 200 ms.
    ["enter", 190, false],
    ["wait", 20, true],
    // A click on what the pointer has just opened leaves it open; a later one closes it.
    ["click", 1_000, true],
    ["click", 0, false],
    // It closes after 150 ms.
    ["leave", 1_000, false],
    ["enter", 600, true],
    ["leave", 140, true],
    ["wait", 20, false],
    // It opens at once less than 300 ms after it closed.
    ["wait", 280, false],
    ["enter", 5, true],
    ["wait", 600, true],
    ["leave", 160 + 320, false],
    ["enter", 190, false],
    ["leave", 1_000, false],
  ];
  for (const [index, [act, milliseconds, isOpen]] of course.entries()) {
    await acts[act]();
    await page.clock.runFor(milliseconds);
    const step = `${index}: ${act}, ${milliseconds} ms`;
    await expect(link(), step).toBeVisible({ visible: isOpen });
  }
  await page.clock.resume();

  await trigger.press("Enter");
  await page.keyboard.press("Tab");
  await expect(link()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link()).toBeHidden();
  await expect(trigger).toBeFocused();
  const closing = [
    () => page.mouse.click(600, 600),
    // A page that comes back as it was comes back with its menu closed.
    () => page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide"))),
    async () => {
      await menu.getByRole("link").last().focus();
      await page.keyboard.press("Tab");
    },
  ];
  for (const close of closing) {
    await trigger.press("Enter");
    await expect(link()).toBeVisible();
    await close();
    await expect(link()).toBeHidden();
  }
  await trigger.press("Enter");
  await link(services.at(-1)).click();
  await expect(page).toHaveURL(services.at(-1)?.path ?? "");
});
