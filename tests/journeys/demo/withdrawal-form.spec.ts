import { expect, test } from "#tests/support/test.ts";

test("the form for withdrawal has room to write on paper", async ({ page }) => {
  await page.goto("/modelformulier-herroeping");
  await page.emulateMedia({ media: "print" });
  const cells = page.getByRole("main").getByRole("cell").filter({ hasText: /^$/ });
  await expect(cells).toHaveCount(6);
  for (const cell of await cells.all()) {
    // The style for paper may come after the page.
    await expect.poll(async () => (await cell.boundingBox())?.height).toBeGreaterThan(40);
  }
});
