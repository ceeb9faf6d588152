import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chosenVersions, launch } from "./browsers.ts";
import { desktop, expectVisible, find, phone, press, rejectCookies, visit } from "./visitor.ts";

const menuLink = "#menu a[href='/faq']";
const menuButton = "header button[aria-controls=menu], header button[popovertarget=menu]";

describe.each(chosenVersions)("Chromium %s", (version) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(version);
  });
  afterAll(() => browser.close());

  test("the menu of a phone is closed at first", async () => {
    const { page } = await visit(browser, "/", phone);
    await expectVisible(page, menuLink, false);
  });

  test("the menu of a phone opens by its button", async () => {
    const { page } = await visit(browser, "/", phone);
    await press(page, menuButton);
    await expectVisible(page, menuLink);
  });

  test("the menu of a phone closes by its button", async () => {
    const { page } = await visit(browser, "/", phone);
    await press(page, menuButton);
    await expectVisible(page, menuLink);
    await press(page, menuButton);
    await expectVisible(page, menuLink, false);
  });

  test("the menu of a phone closes by Escape", async () => {
    const { page } = await visit(browser, "/", phone);
    await press(page, menuButton);
    await expectVisible(page, menuLink);
    await page.keyboard.press("Escape");
    await expectVisible(page, menuLink, false);
  });

  test("the button of the menu says one thing at a time", async () => {
    const { page } = await visit(browser, "/", phone);
    const button = await find(page, menuButton);
    const shown = () =>
      button.evaluate((element) =>
        [...element.querySelectorAll("span")]
          .filter((span) => !span.querySelector("span"))
          .filter((span) => span.getBoundingClientRect().width > 1)
          .map((span) => span.textContent?.trim()),
      );
    expect(await shown()).toHaveLength(1);
  });

  test("the list of services opens below the pointer", async () => {
    const { page } = await visit(browser, "/", desktop);
    await expectVisible(page, "#services-menu a", false);
    await page.hover("[aria-controls=services-menu]");
    await expectVisible(page, "#services-menu a");
  });

  test("the list of services opens by the keyboard", async () => {
    const { page } = await visit(browser, "/", desktop);
    await page.focus("[aria-controls=services-menu]");
    await page.keyboard.press("Enter");
    await expectVisible(page, "#services-menu a");
  });

  test("a choice of cookies closes the banner and is remembered", async () => {
    const { page } = await visit(browser, "/", phone);
    await rejectCookies(page);
    const record = await page.evaluate(() => localStorage.getItem("cookieConsent"));
    expect(JSON.parse(record ?? "{}")).toMatchObject({ state: "rejected", analytics: false });
    await page.reload();
    await expectVisible(page, "[data-consent-do=reject]", false);
  });

  test("the details of the cookie banner open", async () => {
    const { page } = await visit(browser, "/", phone);
    await press(page, "[data-consent-do=unfold]");
    await expectVisible(page, "[data-consent-do=save]");
  });

  test("a comparison is moved by the keyboard", async () => {
    const { page } = await visit(browser, "/projecten", phone);
    await rejectCookies(page);
    const range = await find(page, "[data-comparison] input[type=range]");
    await range.focus();
    const before = await range.evaluate((input) => (input as HTMLInputElement).value);
    await page.keyboard.press("ArrowRight");
    const after = await range.evaluate((input) => (input as HTMLInputElement).value);
    expect(Number(after)).toBe(Number(before) + 1);
  });

  test("the filter shows the cases of one kind", async () => {
    const { page } = await visit(browser, "/case-studies", phone);
    await rejectCookies(page);
    await press(page, "[data-filter]:nth-of-type(2)");
    const kinds = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-category]")]
        .filter((card) => card.getBoundingClientRect().height > 0)
        .map((card) => card.dataset.category),
    );
    expect(new Set(kinds).size).toBe(1);
  });

  test("the search of the questions leaves what matches", async () => {
    const { page } = await visit(browser, "/faq", phone);
    await rejectCookies(page);
    const count = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll("main summary")].filter(
            (summary) => summary.getBoundingClientRect().height > 0,
          ).length,
      );
    const all = await count();
    await (await find(page, "[data-faq-search] input")).type("btw");
    await expect.poll(count).toBeLessThan(all);
    expect(await count()).toBeGreaterThan(0);
  });
});
