import type { Page } from "@playwright/test";
import { headerPaths, routeAt, serviceLinks } from "../../src/routes.ts";
import { shell } from "../../src/content/pages/shell.ts";
import { expect, test } from "../helpers/test.ts";
import { holdShellScript } from "../helpers/shell-steps.ts";

const services = serviceLinks("menu").map(({ label }) => label);
const last = serviceLinks("menu").at(-1);

test.describe("the wide menu", () => {
  const trigger = (page: Page) => page.getByRole("button", { name: shell.header.services });
  const panel = (page: Page) =>
    page
      .getByRole("navigation", { name: shell.header.label })
      .getByRole("link", { name: shell.header.allServices });

  /** Opens the home page and moves the pointer to the menu; from then on the clock runs only when told. */
  async function hoverWithStoppedClock(page: Page): Promise<void> {
    await page.goto("/");
    await expect(page.locator("html[data-at]")).toBeAttached();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await trigger(page).hover();
  }

  test("has its items in order", async ({ page }) => {
    await page.goto("/");
    const nav = page.getByRole("navigation", { name: shell.header.label });
    await expect(nav.locator("ul > li > :is(a:visible, button)")).toHaveText(
      headerPaths.map((path) => routeAt(path).label),
    );
    await expect(nav.getByRole("link", { name: routeAt("/").label })).toHaveAttribute("aria-current", "page");
    await expect(
      page.locator("header").getByRole("link", { name: shell.header.quote }).first(),
    ).toHaveAttribute("href", "/contact");
  });

  test("opens after the pointer has rested for 200 ms and closes 150 ms after it left", async ({ page }) => {
    await hoverWithStoppedClock(page);
    await page.clock.runFor(190);
    await expect(panel(page)).toBeHidden();
    await page.clock.runFor(20);
    await expect(panel(page)).toBeVisible();
    for (const name of services)
      await expect(
        page.getByRole("navigation", { name: shell.header.label }).getByRole("link", { name }),
      ).toBeVisible();
    await page.mouse.move(600, 600);
    await page.clock.runFor(140);
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(20);
    await expect(panel(page)).toBeHidden();
  });

  test("opens at once within 300 ms after it closed, and not after that", async ({ page }) => {
    await hoverWithStoppedClock(page);
    await page.clock.runFor(210);
    await page.mouse.move(600, 600);
    await page.clock.runFor(160);
    await expect(panel(page)).toBeHidden();

    await page.clock.runFor(280);
    await trigger(page).hover();
    await page.clock.runFor(5);
    await expect(panel(page)).toBeVisible();

    await page.mouse.move(600, 600);
    await page.clock.runFor(160);
    await page.clock.runFor(320);
    await trigger(page).hover();
    await page.clock.runFor(190);
    await expect(panel(page)).toBeHidden();
  });

  test("opens for a pointer that came to rest on it before the script came", async ({ page }) => {
    await page.goto("/");
    const { x, y } = (await trigger(page).boundingBox()) ?? { x: 0, y: 0 };
    const release = await holdShellScript(page);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await page.mouse.move(x + 5, y + 5);
    release();
    await expect(panel(page)).toBeVisible();
  });

  test("opens for a click made before the script came, and closes on a click elsewhere", async ({ page }) => {
    const release = await holdShellScript(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await trigger(page).dispatchEvent("click");
    release();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(600, 600);
    await expect(panel(page)).toBeHidden();
  });

  test("a click on what the pointer has just opened leaves it open, the next one closes it", async ({
    page,
  }) => {
    await hoverWithStoppedClock(page);
    await page.clock.runFor(210);
    await trigger(page).click();
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(1000);
    await trigger(page).click();
    await expect(panel(page)).toBeHidden();
  });

  test("its words begin where the word that opens it begins", async ({ page }) => {
    await page.goto("/");
    await trigger(page).click();
    const start = (text: string) =>
      page.evaluate((wanted) => {
        const walker = document.createTreeWalker(
          document.querySelector("header nav") as Node,
          NodeFilter.SHOW_TEXT,
        );
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.textContent !== wanted || !node.parentElement?.checkVisibility()) continue;
          const range = new Range();
          range.selectNodeContents(node);
          return range.getBoundingClientRect().left;
        }
        return undefined;
      }, text);
    expect(await start("Alle Diensten")).toBeCloseTo((await start("Diensten")) ?? 0, 0);
  });

  test("works by keyboard, from the very first key", async ({ page }) => {
    await page.goto("/");
    await trigger(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: services[0] }).first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(trigger(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("link", { name: services[0] }).first()).toBeFocused();
    // Past its last link it closes behind the focus.
    for (let i = 0; i <= services.length; i++) await page.keyboard.press("Tab");
    await expect(panel(page)).toBeHidden();
  });

  test("leads to a service", async ({ page }) => {
    await page.goto("/");
    await trigger(page).click();
    await page
      .getByRole("navigation", { name: shell.header.label })
      .getByRole("link", { name: last?.label })
      .click();
    await expect(page).toHaveURL(last?.path ?? "");
    await expect(panel(page)).toBeHidden();
  });

  test("the header gets its shadow past 10 px", async ({ page }) => {
    await page.goto("/");
    const shadow = () =>
      page
        .locator("header")
        .first()
        .evaluate((element) => getComputedStyle(element).boxShadow);
    await page.mouse.wheel(0, 9);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(9);
    expect(await shadow()).toBe("none");
    await page.mouse.wheel(0, 20);
    await expect.poll(shadow).not.toBe("none");
  });
});
