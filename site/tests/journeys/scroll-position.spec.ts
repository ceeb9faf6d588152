import { faqCategories } from "@contractor/core/facts/questions/questions.ts";
import { shell } from "@contractor/core/facts/shell/shell.ts";
import { routeAt } from "@contractor/core/routes.ts";
import { banner } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

test("a page begins at its top or the place of its address, and keeps it", async ({ page }) => {
  const scrolled = () => page.evaluate(() => scrollY);
  const shadow = () =>
    page.locator("[data-header]").evaluate((header) => getComputedStyle(header).boxShadow);
  await page.goto("/privacy-policy");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: shell.data.skipLink })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();

  await page.goto("/privacy-policy");
  await page.mouse.wheel(0, 9);
  await expect.poll(scrolled).toBe(9);
  expect(await shadow(), "the header's shadow within 10 px").toBe("none");
  await page.mouse.wheel(0, 591);
  await expect.poll(scrolled).toBe(600);
  await expect.poll(shadow, "the header's shadow past 10 px").not.toBe("none");
  const link = page
    .getByRole("contentinfo")
    .getByRole("link", { name: routeAt("/projecten").label });
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).toHaveURL("/projecten");
  await expect.poll(scrolled, "the page of a link").toBe(0);
  await page.goBack();
  await expect.poll(scrolled, "going back").toBe(600);
  await page.reload();
  await expect.poll(scrolled, "a reload").toBe(0);

  const { id } = faqCategories.data.at(-1) ?? {};
  await page.goto(`/faq#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await page.evaluate(() => scrollBy({ top: -600, behavior: "instant" }));
  await page.reload();
  await expect(page.locator(`#${id}`), "a reload").toBeInViewport();
});
