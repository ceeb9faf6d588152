import type { Page } from "@playwright/test";
import { partOf } from "#components/house/parts.ts";
import { servicesIn } from "#data/services/services.ts";
import { expect, test } from "#tests/support/test.ts";

const [first, second] = servicesIn("home")
  .map(partOf)
  .filter((part) => part !== undefined);

test.skip(!(first && second), "The firm has no house with two of its services.");

const linesOf = (page: Page, part: string | undefined) =>
  page.locator(`[data-house] div > svg > use[data-part="${part}"]:visible`);

test("the card that has the focus leaves its own part of the house in colour", async ({ page }) => {
  await page.goto("/");
  const cards = page.locator("[data-house] li");
  await cards.first().scrollIntoViewIfNeeded();
  await expect(linesOf(page, first)).toHaveAttribute("href", /house.*\.svg#/);
  const ink = "rgb(18, 21, 28)";
  await expect(linesOf(page, first)).toHaveCSS("color", ink);
  await expect(linesOf(page, second)).toHaveCSS("color", ink);
  await cards.first().getByRole("link").focus();
  await expect(linesOf(page, first)).toHaveCSS("color", ink);
  await expect(linesOf(page, second)).toHaveCSS("color", "rgb(166, 166, 157)");
  await page.locator(`[data-house] a[data-part="${second}"]`).focus();
  await expect(linesOf(page, second)).toHaveCSS("color", ink);
  await expect(linesOf(page, first)).toHaveCSS("color", "rgb(166, 166, 157)");
});
