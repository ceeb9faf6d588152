import { site } from "#data/business/site.ts";
import { cases } from "#data/collections/cases.ts";
import { casePages } from "#data/lists/case-lists.ts";
import { shell } from "#data/texts/shell.ts";
import { forms } from "#e2e/helpers/enquiry-form.ts";
import { expect, test } from "#e2e/helpers/test.ts";
import { serviceLinks } from "#routes.ts";

test.use({ javaScriptEnabled: false });

test("services are a link to their overview", async ({ page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: shell.data.header.label });
  const services = navigation.getByRole("link", { name: shell.data.header.services });
  await expect(services).toHaveAttribute("href", "/diensten");
});

test("the menu of a phone opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: shell.data.header.menu, exact: true }).click();
  const last = serviceLinks("menu").at(-1)?.label ?? "";
  await expect(page.getByRole("link", { name: last, exact: true }).first()).toBeVisible();
});

test("the first screen is the finished wall, with nothing to drag", async ({ page }) => {
  await page.goto("/");
  const wall = page.locator("[data-comparison=late]");
  await expect(wall.locator("img")).toHaveCount(1);
  await expect(wall.getByRole("slider")).toHaveCount(0);
});

test("a comparison shows both halves, and does not ask to slide", async ({ page }) => {
  await page.goto("/");
  const comparison = page.locator('[data-comparison=""]').first();
  await expect(comparison.locator("img")).toHaveCount(2);
  await expect(comparison.getByRole("slider")).toHaveValue("50");
  const hints = page.getByText(shell.data.comparison.hint);
  await expect(hints.first()).toBeAttached();
  await expect(hints.filter({ visible: true })).toHaveCount(0);
});

test("every case shows, and no button pretends to filter", async ({ page }) => {
  await page.goto(`/case-studies?filter=${cases.data[0]?.category}`);
  const titles = casePages[0].entries.map(({ title }) => title);
  await expect(page.locator("#cases > li:visible").getByRole("heading")).toHaveText(titles);
  await expect(page.locator("[data-filter]").first()).toBeAttached();
  await expect(page.locator("button[data-filter]:visible")).toHaveCount(0);
});

for (const { path, name, texts } of forms) {
  test(`the form on ${path} leads to the mail program`, async ({ page }) => {
    await page.goto(path);
    const form = page.locator("main form");
    const recipient = new RegExp(`^mailto:${site.data.sending[name].recipient}\\?subject=`);
    await expect(form).toHaveAttribute("action", recipient);
    await expect(form).toHaveAttribute("method", "post");
    await expect(form).toHaveAttribute("enctype", "text/plain");
  });

  test(`the form on ${path} says that it leads to the mail program`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("main form noscript p")).toContainText(texts.noscript);
  });
}

test("the browser itself asks for what is missing in a form", async ({ page, form }) => {
  await page.goto("/contact");
  await expect(page.locator("main form")).not.toHaveAttribute("novalidate");
  await expect(form.field("name")).toHaveAttribute("required");
  await expect(form.field("city")).not.toHaveAttribute("required");
});

test("the quote form shows from which price each service starts", async ({ page, form }) => {
  await page.goto("/offerte-aanvragen");
  await expect(form.pricePanel).toContainText(/€/);
});

test("no search of the questions is offered, and all are there", async ({ page }) => {
  await page.goto("/faq");
  await expect(page.locator("search")).toHaveCount(1);
  await expect(page.locator("search")).toBeHidden();
  await expect(page.locator("main details").first()).toBeVisible();
});

test("no cookie banner asks for what needs a script", async ({ page }) => {
  await page.goto("/");
  const banner = page.locator("[data-consent-banner]");
  await expect(banner).toBeAttached();
  await expect(banner).toBeHidden();
});
