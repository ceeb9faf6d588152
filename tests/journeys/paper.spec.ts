import { expect, test } from "#tests/support/test.ts";

test("on paper the first picture lies over no words", async ({ page }) => {
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
  // The style for paper may come after the page.
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});
