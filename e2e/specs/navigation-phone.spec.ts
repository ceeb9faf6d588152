import type { Page } from "@playwright/test";
import { consentTexts } from "#data/pages/consent.ts";
import { shell } from "#data/pages/shell.ts";
import { firm, telephone } from "#e2e/helpers/firm.ts";
import { expect, test } from "#e2e/helpers/test.ts";
import { headerPaths, routeAt, serviceLinks } from "#routes.ts";

test.use({ viewport: { width: 390, height: 844 } });

const services = serviceLinks("menu").map(({ label }) => label);
const button = (page: Page) =>
  page.getByRole("button", { name: shell.data.header.menu, exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: shell.data.header.label });

test.beforeEach(({ page }) => page.goto("/"));

test("the menu keeps the focus until it is closed, by a button, a key or leaving", async ({
  page,
}) => {
  await button(page).press("Enter");
  const { allServices, quote, close } = shell.data.header;
  const pages = headerPaths.map((path) => routeAt(path).label);
  for (const name of [...pages, ...services, allServices, quote]) {
    await expect(menu(page).getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(menu(page).getByRole("link", { name: firm.phone })).toHaveAttribute(
    "href",
    telephone,
  );
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("header") !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await button(page).click();
  await page.getByRole("button", { name: close, exact: true }).click();
  await expect(menu(page)).toBeHidden();

  await button(page).click();
  const { label: name } = routeAt("/contact");
  await menu(page).getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
});

test("the contact bar comes with the second screen, not with the banner, over no words", async ({
  page,
}) => {
  const bar = page.getByRole("navigation", { name: shell.data.bar.label });
  const end = async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(page.locator("html[data-at=end]")).toBeAttached();
  };
  await end();
  await expect(bar).toBeHidden();
  await page.getByRole("button", { name: consentTexts.data.reject }).click();
  await expect(bar).toBeVisible();
  await expect(bar.getByRole("link", { name: shell.data.bar.call })).toHaveAttribute(
    "href",
    telephone,
  );
  const { y = 0, ...box } = (await bar.boundingBox()) ?? {};
  expect(box).toMatchObject({ x: 0, width: 390 });
  const [own, below] = await page.evaluate(() =>
    ["nav[data-contact-bar]", "footer"].map(
      (selector) => getComputedStyle(document.querySelector(selector) as Element).backgroundColor,
    ),
  );
  expect(own).not.toBe(below);
  const last = page.getByRole("contentinfo").getByRole("link").last();
  expect(await last.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThanOrEqual(y);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(bar).toBeHidden();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const ends = await page.locator("main a, footer a").evaluateAll((links) =>
    links.map((link) => {
      link.focus();
      return link.getBoundingClientRect().bottom;
    }),
  );
  expect(Math.max(...ends), "what the keyboard reaches").toBeLessThanOrEqual(y);

  // A form has its own button.
  await page.goto("/contact");
  await end();
  await expect(bar).toBeHidden();
});
