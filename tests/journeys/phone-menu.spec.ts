import type { Page } from "@playwright/test";
import { consentTexts } from "#data/shell/consent.ts";
import { shell } from "#data/shell/shell.ts";
import { headerPaths, routeAt, serviceLinks } from "#routes.ts";
import { firm } from "#tests/support/firm.ts";
import { roomBetween } from "#tests/support/room-between.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

const button = (page: Page) =>
  page.getByRole("button", { name: shell.data.header.menu, exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: shell.data.header.label });

// The header is the same on every page: this one has no picture to fetch.
test.beforeEach(({ page }) => page.goto("/privacy-policy"));

test("the menu has every page, and keeps the focus until it closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await button(page).press("Enter");
  const { allServices, quote, prices } = shell.data.header;
  const pages = headerPaths.filter((path) => path !== "/diensten");
  for (const name of [...pages.map((path) => routeAt(path).label), prices, quote]) {
    const link = menu(page).getByRole("link", { name, exact: true });
    await expect.soft(link, "in view at once").toBeInViewport({ ratio: 1 });
  }
  const services = serviceLinks("menu").map(({ label }) => label);
  await menu(page).getByRole("button", { name: shell.data.header.services }).press("Enter");
  for (const name of [...services, allServices]) {
    await expect(menu(page).getByRole("link", { name, exact: true })).toBeVisible();
  }
  const toQuote = menu(page).getByRole("link", { name: quote, exact: true });
  await expect(toQuote).toBeInViewport({ ratio: 1 });

  const isInHeader = () => page.evaluate(() => document.activeElement?.closest("header") !== null);
  for (let pressed = 0; pressed < 30; pressed++) {
    await page.keyboard.press("Tab");
    expect(await isInHeader()).toBe(true);
  }
  const below = page.locator("main a").first();
  await below.focus();
  await expect(below).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test("the menu closes by its button, by a link and with its page, and leads to a page", async ({
  page,
}) => {
  const call = page.getByRole("banner").getByRole("link", { name: firm.phone });
  await expect
    .poll(() => call.boundingBox(), "as large as a finger")
    .toMatchObject({ width: 44, height: 44 });

  await button(page).click();
  await page.getByRole("button", { name: shell.data.header.close, exact: true }).click();
  await expect(menu(page)).toBeHidden();

  // A page that comes back as it was comes back with its menu closed.
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })),
  );
  await expect(menu(page)).toBeHidden();

  // A wide screen has no button to close it.
  await button(page).click();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu(page)).toBeHidden();

  await button(page).click();
  const { label: name } = routeAt("/contact");
  await menu(page).getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL("/contact");

  // While the page of a link is being fetched.
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await menu(page).getByRole("link", { name: shell.data.header.quote, exact: true }).click();
  await expect(menu(page)).toBeHidden();
});

const bar = (page: Page) => page.getByRole("navigation", { name: shell.data.bar.label });

const refuseCookies = (page: Page) =>
  page.getByRole("button", { name: consentTexts.data.reject }).click();

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(page.locator("[data-header][data-scrolled]")).toBeAttached();
}

test("the contact bar comes with the second screen, once the cookie banner is gone", async ({
  page,
}) => {
  await scrollToEnd(page);
  await expect(bar(page)).toBeHidden();
  await refuseCookies(page);
  await expect(bar(page)).toBeVisible();
  // The header goes while one reads on, and comes back without a second receiver.
  const header = page.getByRole("banner");
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
  await expect(receiver).toBeHidden();
  await expect.poll(() => bar(page).boundingBox()).toMatchObject({ x: 0, width: 390 });
  const colourOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colourOf("nav[data-contact-bar]")).not.toBe(await colourOf("body > footer"));
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(bar(page)).toBeHidden();

  // The keyboard of a phone leaves no room for it.
  await page.goto("/faq");
  await expect(bar(page)).toBeVisible();
  await page.getByRole("searchbox").focus();
  await expect(bar(page)).toBeHidden();

  // A page with a form has its own button instead.
  await page.goto("/contact");
  await scrollToEnd(page);
  await expect(bar(page)).toBeHidden();
});

test("the contact bar covers no link, by touch or by keyboard", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await refuseCookies(page);
  // The page with the most links.
  await page.goto("/");
  await scrollToEnd(page);
  await expect(bar(page)).toBeVisible();
  const last = page.getByRole("contentinfo").getByRole("link").last();
  await expect.poll(() => roomBetween(last, bar(page))).toBeGreaterThanOrEqual(0);
  const { y = 0 } = (await bar(page).boundingBox()) ?? {};
  const bottoms = await page.locator("main a, footer a").evaluateAll((links) =>
    links.map((link) => {
      link.focus();
      return link.getBoundingClientRect().bottom;
    }),
  );
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(y);
});
