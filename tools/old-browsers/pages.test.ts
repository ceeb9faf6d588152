import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { templates } from "#tests/support/paths.ts";
import { chosenVersions, launch } from "./browsers.ts";
import { desktop, phone, visit } from "./visitor.ts";

describe.each(chosenVersions)("Chromium %s", (version) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(version);
  });
  afterAll(() => browser.close());

  test.each(templates)("%s throws nothing", async (path) => {
    const { errors } = await visit(browser, path, phone);
    expect(errors).toEqual([]);
  });

  test.each(templates)("%s is no wider than a phone", async (path) => {
    const { page } = await visit(browser, path, phone);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phone.width);
  });

  test.each(templates)("%s keeps its heading off the edge of a phone", async (path) => {
    const { page } = await visit(browser, path, phone);
    const left = await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector("h1") as Element);
      return range.getBoundingClientRect().left;
    });
    expect(left).toBeGreaterThanOrEqual(12);
  });

  test.each([phone, desktop])("the skip link is out of sight at $width px", async (viewport) => {
    const { page } = await visit(browser, "/", viewport);
    const bottom = await page.evaluate(
      () => document.querySelector("a[href='#inhoud']")?.getBoundingClientRect().bottom,
    );
    expect(bottom).toBeLessThanOrEqual(0);
  });

  test("sets the services side by side on a wide screen", async () => {
    const { page } = await visit(browser, "/diensten", desktop);
    const lefts = await page.evaluate(() =>
      [...document.querySelectorAll("main h2, main h3")].map((heading) =>
        Math.round(heading.getBoundingClientRect().left),
      ),
    );
    expect(new Set(lefts).size).toBeGreaterThan(1);
  });
});
