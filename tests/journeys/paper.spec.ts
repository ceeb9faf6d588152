import { isDemonstration } from "#tests/support/demonstration.ts";
import { expect, test } from "#tests/support/test.ts";

// What a visitor prints. The style for paper may come after the page, so the test waits for it.

test("a printed page has its picture, its answers, and room to write", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/");
  const picture = page.locator("main figure").first();
  const room = () =>
    picture.evaluate((figure) => {
      const bottoms = [...figure.querySelectorAll("div, p, figcaption")].map(
        (each) => each.getBoundingClientRect().bottom,
      );
      return (figure.nextElementSibling?.getBoundingClientRect().top ?? 0) - Math.max(...bottoms);
    });
  await expect.poll(room, "the first picture lies over no words").toBeGreaterThanOrEqual(0);

  await page.goto("/faq");
  const answers = page.locator("#vragen details p");
  await expect(answers.first()).toBeVisible();
  await expect(answers.filter({ visible: false })).toHaveCount(0);

  if (isDemonstration) {
    await page.goto("/modelformulier-herroeping");
    const cells = page.getByRole("main").getByRole("cell").filter({ hasText: /^$/ });
    await expect(cells).toHaveCount(6);
    for (const cell of await cells.all()) {
      await expect.poll(async () => (await cell.boundingBox())?.height).toBeGreaterThan(40);
    }
  }
});
