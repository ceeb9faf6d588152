import { expect, test } from "#tests/support/test.ts";

test("the form for withdrawal has room to write on paper", async ({ page }) => {
  await page.goto("/modelformulier-herroeping");
  await page.emulateMedia({ media: "print" });
  const cells = await page.getByRole("main").getByRole("cell").filter({ hasText: /^$/ }).all();
  expect(cells).toHaveLength(6);
  for (const cell of cells) {
    expect((await cell.boundingBox())?.height).toBeGreaterThan(40);
  }
});
