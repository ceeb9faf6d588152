import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";

const services = [
  "Binnenmuur stucen",
  "Buitenmuur stucen",
  "Gevel stucen",
  "Nieuwbouw stucen",
  "Schilderwerk",
  "Sierpleister",
];

test.describe("the wide menu", () => {
  const trigger = (page: Page) => page.getByRole("button", { name: "Diensten" });
  const panel = (page: Page) =>
    page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Alle Diensten" });

  test("has the specified items in order", async ({ page }) => {
    await page.goto("/");
    const nav = page.getByRole("navigation", { name: "Hoofdmenu" });
    await expect(nav.locator("ul > li > :is(a:visible, button)")).toHaveText([
      "Home",
      "Diensten",
      "Projecten",
      "Case Studies",
      "FAQ",
      "Reviews",
      "Contact",
    ]);
    await expect(nav.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await expect(
      page.locator("header").getByRole("link", { name: "Gratis Offerte Aanvragen" }).first(),
    ).toHaveAttribute("href", "/contact");
  });

  test("opens after the pointer has rested for 200 ms and closes 150 ms after it left", async ({ page }) => {
    await page.goto("/");
    // Wake the island first, so that only the menu's own delays are measured.
    await trigger(page).focus();
    await expect(page.locator("header astro-island[ssr]")).toHaveCount(0);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await trigger(page).hover();
    await page.clock.runFor(190);
    await expect(panel(page)).toBeHidden();
    await page.clock.runFor(20);
    await expect(panel(page)).toBeVisible();
    for (const name of services)
      await expect(
        page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name }),
      ).toBeVisible();
    await page.mouse.move(600, 600);
    await page.clock.runFor(140);
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(20);
    await expect(panel(page)).toBeHidden();
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
  });

  test("leads to a service", async ({ page }) => {
    await page.goto("/");
    await trigger(page).click();
    await page
      .getByRole("navigation", { name: "Hoofdmenu" })
      .getByRole("link", { name: "Gevel stucen" })
      .click();
    await expect(page).toHaveURL("/diensten/gevel-stucen");
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

test.describe("the menu of a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const button = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
  const menu = (page: Page) => page.getByRole("navigation", { name: "Menu", exact: true });

  test("is toggled by its button", async ({ page }) => {
    await page.goto("/");
    await expect(button(page)).toHaveAttribute("aria-expanded", "false");
    await button(page).click();
    await expect(button(page)).toHaveAttribute("aria-expanded", "true");
    for (const name of [
      "Home",
      "Diensten",
      ...services,
      "Projecten",
      "Case Studies",
      "FAQ",
      "Reviews",
      "Contact",
      "Gratis Offerte Aanvragen",
    ]) {
      await expect(menu(page).getByRole("link", { name, exact: true })).toBeVisible();
    }
    await button(page).click();
    await expect(menu(page)).toBeHidden();
  });

  test("closes by Escape and gives the focus back", async ({ page }) => {
    await page.goto("/");
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test("keeps the focus inside while it is open", async ({ page }) => {
    await page.goto("/");
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("header") !== null)).toBe(true);
    }
  });

  test("closes when the visitor goes to another page and comes back", async ({ page }) => {
    await page.goto("/");
    await button(page).click();
    await menu(page).getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page).toHaveURL("/contact");
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
  });
});

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Naar de inhoud" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("a page opens at its top", async ({ page }) => {
  await page.goto("/");
  await page.mouse.wheel(0, 3000);
  await page.getByRole("contentinfo").getByRole("link", { name: "Projecten" }).click();
  await expect(page).toHaveURL("/projecten");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Diensten is a link, and the phone's menu opens all the same", async ({ page }) => {
    await page.goto("/");
    await expect(
      page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Diensten" }),
    ).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("link", { name: "Sierpleister" }).first()).toBeVisible();
  });
});
