import type { Page } from "@playwright/test";
import { consentTexts } from "../../src/content/pages/consent.ts";
import { headerPaths, routeAt, serviceLinks } from "../../src/routes.ts";
import { shell } from "../../src/content/pages/shell.ts";
import { expect, test } from "../helpers/test.ts";
import { firm, telephone } from "../helpers/firm.ts";

const services = serviceLinks("menu").map(({ label }) => label);

test.describe("the menu of a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const button = (page: Page) => page.getByRole("button", { name: shell.header.menu, exact: true });
  const menu = (page: Page) => page.getByRole("navigation", { name: shell.header.menu, exact: true });

  test("is toggled by its button", async ({ page }) => {
    await page.goto("/");
    await button(page).click();
    for (const name of [
      ...headerPaths.map((path) => routeAt(path).label),
      ...services,
      shell.header.allServices,
      shell.header.quote,
    ]) {
      await expect(menu(page).getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(menu(page).getByRole("link", { name: firm.phone })).toHaveAttribute("href", telephone);
    await page.getByRole("button", { name: shell.header.close, exact: true }).click();
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeVisible();
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
    await menu(page)
      .getByRole("link", { name: routeAt("/contact").label, exact: true })
      .click();
    await expect(page).toHaveURL("/contact");
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
  });
});

test.describe("the contact bar of a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const bar = (page: Page) => page.getByRole("navigation", { name: shell.bar.label });
  const refuse = (page: Page) => page.getByRole("button", { name: consentTexts.reject }).click();
  const end = (page: Page) =>
    page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));

  test("comes with the second screen, as wide as the screen, and never beside the cookie banner", async ({
    page,
  }) => {
    await page.goto("/");
    await end(page);
    await expect(page.locator("html[data-at=end]")).toBeAttached();
    await expect(bar(page)).toBeHidden();
    await refuse(page);
    await expect(bar(page)).toBeVisible();
    expect(await bar(page).boundingBox()).toMatchObject({ x: 0, width: 390 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(bar(page)).toBeHidden();
  });

  test("is seen on the dark foot of the page and covers none of its words", async ({ page }) => {
    await page.goto("/");
    await refuse(page);
    await end(page);
    const call = bar(page).getByRole("link", { name: shell.bar.call });
    await expect(call).toHaveAttribute("href", telephone);
    const colours = await page.evaluate(() =>
      ["nav[data-contact-bar]", "footer"].map(
        (selector) => getComputedStyle(document.querySelector(selector) as Element).backgroundColor,
      ),
    );
    expect(colours[0]).not.toBe(colours[1]);
    const lowest = await page
      .getByRole("contentinfo")
      .getByRole("link")
      .last()
      .evaluate((link) => link.getBoundingClientRect().bottom);
    expect(lowest).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0);
  });

  test("stays away where a form has its own button", async ({ page }) => {
    await page.goto("/contact");
    await refuse(page);
    await end(page);
    await expect(page.locator("html[data-at=end]")).toBeAttached();
    await expect(bar(page)).toBeHidden();
  });
});
