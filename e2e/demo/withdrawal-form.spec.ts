import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/helpers/test.ts";

const main = (page: Page) => page.getByRole("main");

test("the terms lead to the form for withdrawal", async ({ page }) => {
  await page.goto("/terms-of-service");
  await main(page).getByRole("link", { name: "modelformulier voor herroeping" }).first().click();
  await expect(page).toHaveURL("/modelformulier-herroeping");
  await expect(main(page)).toContainText("herroep/herroepen (*)");
});

test("the form for withdrawal says to whom it is sent", async ({ page }) => {
  await page.goto("/modelformulier-herroeping");
  await expect(main(page)).toContainText("Kalk & Kwast stucwerk en schilderwerk");
  await expect(main(page)).toContainText("Voorbeeldstraat 1");
  await expect(main(page)).toContainText("info@kalkenkwast.example");
  await expect(main(page)).toContainText("010-0000000");
});

test("the form for withdrawal has room to write on paper", async ({ page }) => {
  await page.goto("/modelformulier-herroeping");
  await page.emulateMedia({ media: "print" });
  const cells = await main(page).getByRole("cell").filter({ hasText: /^$/ }).all();
  expect(cells).toHaveLength(6);
  for (const cell of cells) {
    expect((await cell.boundingBox())?.height).toBeGreaterThan(40);
  }
});
