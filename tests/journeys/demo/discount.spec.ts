import { expect, test } from "#tests/support/test.ts";

test("the discount lasts until the end of the month in which it is read", async ({ page }) => {
  await page.clock.setFixedTime("2027-04-01T12:00:00+02:00");
  await page.goto("/diensten/binnenmuur-stucen");
  await expect(page.getByRole("complementary")).toContainText("uiterlijk 30 april 2027");
});
