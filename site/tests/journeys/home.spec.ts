import { pauseClock } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

// The wall on the first screen is finished in the HTML, and drawn over the old wall once.
test("the hero fades in, and the finished wall is drawn over the old one", {
  tag: "@chromium",
}, async ({ page }) => {
  const slider = page.locator("[data-comparison=late]").getByRole("slider");
  await page.clock.install();
  await pauseClock(page);
  await page.goto("/");
  await expect(slider).toHaveValue("100");
  for (const part of ["h1", "figure"]) {
    await expect(page.locator(`main ${part}`).first()).toHaveCSS("animation-name", /rise|fade/);
  }
  await page.clock.runFor(1_000);
  await expect(slider).toHaveValue("50");
  await expect(page.locator("[data-drawing]"), "it ends").toHaveCount(0);

  await page.reload();
  await expect(slider).toHaveValue("100");
  await slider.press("ArrowLeft");
  await page.clock.runFor(1_000);
  await expect(slider, "a wall that the visitor moved is not drawn").toHaveValue("99");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await expect(slider, "with reduced motion").toHaveValue("50");
  const states = () => document.getAnimations().map(({ playState }) => playState);
  expect(await page.evaluate(states), "with reduced motion").not.toContain("running");
});
