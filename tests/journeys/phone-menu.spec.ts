import type { Page } from "@playwright/test";
import { consentTexts, shell } from "#data/shell/shell.ts";
import { headerPaths, routeAt, serviceLinks } from "#routes.ts";
import { firm } from "#tests/support/firm.ts";
import { bannerButton, reopen, roomBetween, withConsent } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ viewport: { width: 390, height: 664 } });

const button = (page: Page) =>
  page.getByRole("button", { name: shell.data.header.menu, exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: shell.data.header.label });
const link = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });
const { allServices, quote, prices } = shell.data.header;

// The header is the same on every page: this one has no picture to fetch.
test.beforeEach(({ page }) => page.goto("/privacy-policy"));

test("the menu has every page, and keeps the focus until it closes", async ({ page }) => {
  await button(page).press("Enter");
  const pages = headerPaths.filter((path) => path !== "/diensten");
  for (const name of [...pages.map((path) => routeAt(path).label), prices, quote]) {
    await expect.soft(link(page, name), "in view at once").toBeInViewport({ ratio: 1 });
  }
  await menu(page).getByRole("button", { name: shell.data.header.services }).press("Enter");
  for (const name of [...serviceLinks("menu").map(({ label }) => label), allServices]) {
    await expect(link(page, name)).toBeVisible();
  }
  await expect(link(page, quote)).toBeInViewport({ ratio: 1 });

  for (let pressed = 0; pressed < 30; pressed++) {
    await page.keyboard.press("Tab");
    await expect(page.locator("header :focus")).toHaveCount(1);
  }
  const below = page.locator("main a").first();
  await below.focus();
  await expect(below).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test("the menu closes by its button, by a link and with its page", async ({ page }) => {
  // The walk takes what stands in the header for off the screen.
  const call = page.getByRole("banner").getByRole("link", { name: firm.phone });
  await expect.poll(() => call.boundingBox()).toMatchObject({ width: 44, height: 44 });
  const closing = {
    "by its button": () =>
      page.getByRole("button", { name: shell.data.header.close, exact: true }).click(),
    "when its page comes back as it was": () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide"))),
    "on a wide screen, which has no button for it": async () => {
      await page.setViewportSize({ width: 1280, height: 844 });
      await expect(page.locator("main")).not.toHaveAttribute("inert");
      await page.setViewportSize({ width: 390, height: 664 });
    },
    "while the page of a link is fetched": async () => {
      await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
      await link(page, quote).click();
    },
  };
  for (const [when, close] of Object.entries(closing)) {
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await close();
    await expect(menu(page), when).toBeHidden();
  }
  await page.reload();
  await button(page).click();
  await link(page, routeAt("/contact").label).click();
  await expect(page).toHaveURL("/contact");
});

const bar = (page: Page) => page.getByRole("navigation", { name: shell.data.bar.label });

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(page.locator("[data-header][data-scrolled]")).toBeAttached();
}

test("the contact bar comes with the second screen, and goes where it is in the way", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await scrollToEnd(page);
  await expect(bar(page), "below the cookie banner").toBeHidden();
  await bannerButton(page, consentTexts.data.reject).click();
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => roomBetween(reopen(page), bar(page))).toBeGreaterThanOrEqual(0);
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
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(bar(page)).toBeHidden();

  // The page with the most links: the bar covers none, by touch or by keyboard.
  await page.goto("/");
  await scrollToEnd(page);
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

  await page.goto("/faq");
  await expect(bar(page)).toBeVisible();
  await page.getByRole("searchbox").focus();
  await expect(bar(page), "the keyboard of a phone leaves no room for it").toBeHidden();
  await page.goto("/contact");
  await scrollToEnd(page);
  await expect(bar(page), "a page with a form has its own button").toBeHidden();
});

test("bars leave most of a low screen to the page", async ({ page }) => {
  await withConsent(page);
  await page.goto("/offerte-aanvragen");
  const bars = () => {
    const covered = [...document.querySelectorAll("body *")]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > innerWidth / 2)
      .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0));
    return covered.reduce((sum, height) => sum + Math.max(0, height), 0) / innerHeight;
  };
  // A phone on its side, and a window that is enlarged four times.
  for (const [width, height] of [
    [667, 375],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: "instant" }));
    await expect(page.locator("[data-header][data-scrolled]")).toBeVisible();
    await expect.poll(() => page.evaluate(bars), `at ${width} px`).toBeLessThan(0.35);
  }
});
