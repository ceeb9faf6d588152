import { cases } from "@contractor/core/facts/cases/cases.ts";
import { shell } from "@contractor/core/facts/shell/shell.ts";
import { serviceLinks } from "@contractor/core/routes.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ javaScriptEnabled: false });

test("pages work, and offer nothing that needs a script", async ({ page }) => {
  await page.goto("/");
  const banner = page.locator("[data-consent-banner]");
  await expect(banner).toBeAttached();
  await expect(banner).toBeHidden();
  // The first screen is the finished wall.
  const wall = page.locator("[data-comparison=late]");
  await expect(wall.locator("img")).toHaveCount(1);
  await expect(wall.getByRole("slider")).toHaveCount(0);
  const hints = page.getByText(shell.data.comparison.hint);
  await expect(hints.first()).toBeAttached();
  await expect(hints.filter({ visible: true })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: shell.data.header.menu, exact: true }).click();
  const last = serviceLinks("menu").at(-1)?.label ?? "";
  await expect(page.getByRole("link", { name: last, exact: true }).first()).toBeVisible();

  await page.goto(`/case-studies?filter=${cases.data[0]?.category}`);
  const titles = cases.data.map(({ title }) => title);
  await expect(page.locator("#cases > li:visible").getByRole("heading")).toHaveText(titles);
  await expect(page.locator("button[data-filter]").first()).toBeHidden();

  await page.goto("/faq");
  await expect(page.locator("search")).toHaveCount(1);
  await expect(page.locator("search")).toBeHidden();
  const question = page.locator("main details").first();
  await question.getByRole("heading").click();
  await expect(question.getByRole("paragraph").first()).toBeVisible();
});
