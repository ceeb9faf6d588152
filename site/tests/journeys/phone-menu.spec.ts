import { consentTexts, shell } from "@contractor/core/facts/shell/shell.ts";
import { headerPaths, routeAt, serviceLinks } from "@contractor/core/routes.ts";
import type { Page } from "@playwright/test";
import { firm } from "#tests/support/firm.ts";
import { bannerButton, reopen, roomBetween } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ viewport: { width: 390, height: 664 } });

const button = (page: Page) =>
  page.getByRole("button", { name: shell.data.header.menu, exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: shell.data.header.label });
const link = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });
const { allServices, close, quote, prices } = shell.data.header;

// The header is the same on every page: this one has no picture to fetch.
test.beforeEach(({ page }) => page.goto("/privacy-policy"));

test("the menu has every page, keeps the focus until it closes, and leads on", async ({ page }) => {
  // The walk takes what stands in the header for off the screen.
  const call = page.getByRole("banner").getByRole("link", { name: firm.phone });
  await expect.poll(() => call.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await button(page).press("Enter");
  const pages = headerPaths.filter((path) => path !== "/diensten");
  for (const name of [...pages.map((path) => routeAt(path).label), prices, quote]) {
    await expect.soft(link(page, name), "in view at once").toBeInViewport({ ratio: 1 });
  }
  await menu(page).locator("summary").press("Enter");
  for (const name of [...serviceLinks("menu").map(({ label }) => label), allServices]) {
    await expect(link(page, name)).toBeVisible();
  }
  await expect(link(page, quote)).toBeInViewport({ ratio: 1 });
  for (let pressed = 0; pressed < 30; pressed++) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus:not(header *)")).toHaveCount(0);
  }
  const below = page.locator("main a").first();
  await below.focus();
  await expect(below).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  const closing = {
    "by its button": () => page.getByRole("button", { name: close, exact: true }).click(),
    "when its page comes back as it was": () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide"))),
    "on a wide screen, which has no button for it": async () => {
      await page.setViewportSize({ width: 1280, height: 844 });
      await expect(page.locator("main")).not.toHaveAttribute("inert");
      await page.setViewportSize({ width: 390, height: 664 });
    },
    "by a link": () => link(page, routeAt("/contact").label).click(),
  };
  for (const [how, close] of Object.entries(closing)) {
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await close();
    await expect(menu(page), how).toBeHidden();
  }
  await expect(page).toHaveURL("/contact");
});

test("the contact bar comes with the second screen, and goes in the way", async ({ page }) => {
  const bar = page.getByRole("navigation", { name: shell.data.bar.label });
  const header = page.getByRole("banner");
  const scrollToEnd = async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(page.locator("[data-header][data-scrolled]")).toBeAttached();
  };
  await page.emulateMedia({ reducedMotion: "reduce" });
  await scrollToEnd();
  await expect(bar, "below the cookie banner").toBeHidden();
  await bannerButton(page, consentTexts.data.reject).click();
  await expect(bar).toBeVisible();
  await expect.poll(() => roomBetween(reopen(page), bar)).toBeGreaterThanOrEqual(0);
  // The header goes while one reads on, and comes back without a second receiver.
  await expect(header).not.toBeInViewport();
  // The page has become shorter with the banner, which is not the visitor's doing.
  await page.mouse.wheel(0, -50);
  await page.mouse.wheel(0, -50);
  await expect(header).toBeInViewport({ ratio: 1 });
  const receiver = header.getByRole("link", { name: firm.phone });
  await expect(receiver).toBeHidden();
  await button(page).click();
  await expect(receiver, "the menu is over the bar").toBeVisible();
  await page.keyboard.press("Escape");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(bar).toBeHidden();

  // The page with the most links: the bar covers none.
  await page.goto("/");
  await scrollToEnd();
  const last = page.getByRole("contentinfo").getByRole("link").last();
  await expect.poll(() => roomBetween(last, bar)).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 667, height: 375 });
  await expect(bar, "a phone on its side").toBeHidden();
  await expect(header, "a phone on its side").not.toHaveCSS("position", "sticky");
  await page.setViewportSize({ width: 390, height: 664 });

  await page.goto("/faq");
  await expect(bar).toBeVisible();
  await page.getByRole("searchbox").focus();
  await expect(bar, "the keyboard of a phone leaves no room for it").toBeHidden();
  await page.goto("/contact");
  await scrollToEnd();
  await expect(bar, "a page with a form has its own button").toBeHidden();
});
