import { site } from "#data/business/site.ts";
import { cases } from "#data/collections/cases.ts";
import { casePages } from "#data/lists/case-lists.ts";
import { shell } from "#data/pages/shell.ts";
import { contact } from "#e2e/helpers/enquiry-form.ts";
import { expect, test } from "#e2e/helpers/test.ts";
import { serviceLinks } from "#routes.ts";

test.use({ javaScriptEnabled: false });

test("services are a link, and the phone's menu opens all the same", async ({ page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: shell.data.header.label });
  await expect(navigation.getByRole("link", { name: shell.data.header.services })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: shell.data.header.menu, exact: true }).click();
  const last = serviceLinks("menu").at(-1)?.label ?? "";
  await expect(page.getByRole("link", { name: last, exact: true }).first()).toBeVisible();
});

test("the first screen is the finished wall, and a comparison shows both halves", async ({
  page,
}) => {
  await page.goto("/");
  const wall = page.locator("[data-comparison=late]");
  await expect(wall.locator("img")).toHaveCount(1);
  await expect(wall.getByRole("slider")).toHaveCount(0);
  const comparison = page.locator('[data-comparison=""]').first();
  await expect(comparison.locator("img")).toHaveCount(2);
  await expect(comparison.getByRole("slider")).toHaveValue("50");
  await expect(page.getByText(shell.data.comparison.hint).filter({ visible: true })).toHaveCount(0);
});

test("every case shows, and no button pretends to filter", async ({ page }) => {
  await page.goto(`/case-studies?filter=${cases.data[0]?.category}`);
  const titles = casePages[0].entries.map(({ title }) => title);
  await expect(page.locator("#cases > li:visible").getByRole("heading")).toHaveText(titles);
  await expect(page.locator("button[data-filter]:visible")).toHaveCount(0);
});

test("the form leads to the mail program and says so", async ({ page, form }) => {
  await page.goto("/contact");
  const element = page.locator("main form");
  const recipient = new RegExp(`^mailto:${site.data.sending.contact.recipient}\\?subject=`);
  await expect(element).toHaveAttribute("action", recipient);
  await expect(element).toHaveAttribute("method", "post");
  await expect(element).toHaveAttribute("enctype", "text/plain");
  await expect(element).not.toHaveAttribute("novalidate");
  await expect(element.locator("noscript p")).toContainText(contact.noscript);
  await expect(form.field("name")).toHaveAttribute("required");
  await expect(form.field("city")).not.toHaveAttribute("required");
});
