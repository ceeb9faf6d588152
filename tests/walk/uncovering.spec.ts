import { expect, test } from "#tests/support/test.ts";

// The closing plane of a page is uncovered from the left while a visitor scrolls to it. Nobody
// should miss it who prints the page without scrolling, or prefers no motion.

test("a plane is uncovered by scrolling, and is whole on paper and without motion", async ({
  page,
}) => {
  await page.goto("/");
  const plane = page.locator("[aria-labelledby=next-step]");
  await expect(plane).toHaveCSS("clip-path", "inset(0px 50% 0px 0px)");

  await page.emulateMedia({ media: "print" });
  await expect(plane).toHaveCSS("clip-path", "none");

  await page.emulateMedia({ media: null, reducedMotion: "reduce" });
  await expect(plane).toHaveCSS("clip-path", "none");

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await plane.evaluate((part) => part.scrollIntoView({ behavior: "instant" }));
  await expect(plane).toHaveCSS("clip-path", "none");
});
