import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";

const list = (page: Page) => page.locator("#cases > li");
const shown = (page: Page) => page.locator("#cases > li:visible");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const filters = [
  ["Gevelrenovaties", "gevel"],
  ["Binnenstucwerk", "binnen"],
  ["Nieuwbouw", "nieuwbouw"],
  ["Restauratie", "restauratie"],
  ["Commercieel", "commercieel"],
] as const;

test("starts with every case and one active filter", async ({ page }) => {
  await page.goto("/case-studies");
  await expect(page.getByRole("group", { name: "Filter op soort werk" }).getByRole("button")).toHaveText([
    "Alle Projecten",
    ...filters.map(([label]) => label),
  ]);
  await expect(page.locator("[aria-pressed=true]")).toHaveText(["Alle Projecten"]);
  await expect(shown(page)).toHaveCount(5);
});

for (const [label, id] of filters) {
  test(`${label} shows only its own cases, says so, and is in the address`, async ({ page }) => {
    await page.goto("/case-studies");
    await button(page, label).click();
    await expect(page.locator("[aria-pressed=true]")).toHaveText([label]);
    await expect(page.getByRole("status").filter({ hasText: "project" })).toHaveText(`1 project in ${label}`);
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toContainText([label]);
    await expect(page).toHaveURL(`/case-studies?filter=${id}`);
  });

  test(`a shared link to ${label} shows its cases without a touch`, async ({ page }) => {
    await page.goto(`/case-studies?filter=${id}`);
    await expect(page.locator("[aria-pressed=true]")).toHaveText([label]);
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toContainText([label]);
  });
}

test("the active filter is a yellow plane with ink on it", async ({ page }) => {
  await page.goto("/case-studies");
  await button(page, "Nieuwbouw").click();
  await expect(button(page, "Nieuwbouw")).toHaveCSS("background-color", "rgb(255, 210, 31)");
  await expect(button(page, "Nieuwbouw")).toHaveCSS("color", "rgb(18, 21, 28)");
  await expect(button(page, "Alle Projecten")).not.toHaveCSS("background-color", "rgb(255, 210, 31)");
});

test("all projects come back, and the address is clean again", async ({ page }) => {
  await page.goto("/case-studies?filter=gevel");
  await button(page, "Alle Projecten").click();
  await expect(shown(page)).toHaveCount(5);
  await expect(page.getByRole("status").filter({ hasText: "project" })).toHaveText("5 projecten");
  await expect(page).toHaveURL("/case-studies");
});

test("the back and forward buttons walk through the choices", async ({ page }) => {
  await page.goto("/case-studies");
  await button(page, "Nieuwbouw").click();
  await expect(shown(page)).toContainText(["Nieuwbouw"]);
  await button(page, "Restauratie").click();
  await expect(shown(page)).toContainText(["Restauratie"]);
  await expect(page).toHaveURL("/case-studies?filter=restauratie");

  await page.goBack();
  await expect(page).toHaveURL("/case-studies?filter=nieuwbouw");
  await expect(shown(page)).toContainText(["Nieuwbouw"]);
  await expect(page.locator("[aria-pressed=true]")).toHaveText(["Nieuwbouw"]);
  await page.goBack();
  await expect(page).toHaveURL("/case-studies");
  await expect(shown(page)).toHaveCount(5);
  await page.goForward();
  await expect(shown(page)).toContainText(["Nieuwbouw"]);
});

test("the back button works after a reload, before anything is touched", async ({ page }) => {
  await page.goto("/case-studies");
  await button(page, "Nieuwbouw").click();
  await expect(page).toHaveURL("/case-studies?filter=nieuwbouw");
  await page.reload();
  await expect(shown(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/case-studies");
  await expect(shown(page)).toHaveCount(5);
  await expect(page.locator("[aria-pressed=true]")).toHaveText(["Alle Projecten"]);
});

test("the same choice twice leaves one step back", async ({ page }) => {
  await page.goto("/case-studies");
  await button(page, "Nieuwbouw").click();
  await expect(page).toHaveURL("/case-studies?filter=nieuwbouw");
  await button(page, "Nieuwbouw").click();
  await page.goBack();
  await expect(page).toHaveURL("/case-studies");
});

for (const value of ["dak", "", "GEVEL", "%22%5D"]) {
  test(`an unknown filter (${value || "empty"}) shows everything`, async ({ page }) => {
    await page.goto(`/case-studies?filter=${value}`);
    await expect(shown(page)).toHaveCount(5);
    await expect(page.locator("[aria-pressed=true]")).toHaveText(["Alle Projecten"]);
  });
}

test("the filter works by keyboard and keeps the focus", async ({ page }) => {
  await page.goto("/case-studies");
  await button(page, "Binnenstucwerk").focus();
  await page.keyboard.press("Enter");
  await expect(shown(page)).toHaveCount(1);
  await expect(button(page, "Binnenstucwerk")).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every case shows and no button pretends to work", async ({ page }) => {
    await page.goto("/case-studies?filter=gevel");
    await expect(shown(page)).toHaveCount(5);
    await expect(page.locator("[data-filter]:visible")).toHaveCount(0);
  });
});

test("each case leads to its page and along the list to the next, from first to last", async ({ page }) => {
  await page.goto("/case-studies");
  const titles = await list(page).getByRole("heading").allTextContents();
  await list(page).first().getByRole("link").click();
  const navigation = page.getByRole("navigation", { name: "Meer case studies" });
  for (const [i, title] of titles.entries()) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(navigation.getByRole("link", { name: "Vorig project" })).toHaveCount(i === 0 ? 0 : 1);
    await expect(navigation.getByRole("link", { name: "Alle projecten" })).toHaveAttribute(
      "href",
      "/case-studies",
    );
    const next = navigation.getByRole("link", { name: "Volgend project" });
    if (i === titles.length - 1) await expect(next).toHaveCount(0);
    else await next.click();
  }
});

test("a case says who, where, when and how long, and leads to contact", async ({ page }) => {
  await page.goto("/case-studies/restauratie-herenhuis-dordrecht");
  for (const heading of ["De Uitdaging", "De Oplossing", "Technieken", "Materialen", "Projectgegevens"]) {
    await expect(page.getByRole("heading", { level: 2, name: heading, exact: true })).toBeVisible();
  }
  const facts = page.getByRole("region", { name: "Projectgegevens" });
  for (const fact of [
    "Particuliere eigenaar",
    "Dordrecht",
    "oktober 2025",
    "10 weken",
    "Restauratie, herenhuis",
  ]) {
    await expect(facts).toContainText(fact);
  }
  await expect(page.getByRole("main").getByRole("link", { name: "Maak een afspraak" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(page.getByRole("main").locator('a[href="tel:+31100000000"]')).toBeVisible();
});

test("the badge of a case leads to the others of its kind", async ({ page }) => {
  await page.goto("/case-studies/restauratie-herenhuis-dordrecht");
  await page.getByRole("main").getByRole("link", { name: "Restauratie", exact: true }).click();
  await expect(page).toHaveURL("/case-studies?filter=restauratie");
  await expect(shown(page)).toContainText(["Restauratie"]);
});

test("a case that does not exist says so and leads back", async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  const response = await page.goto("/case-studies/bestaat-niet");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Case study niet gevonden");
  await expect(page.getByText("De opgevraagde case study kon niet worden gevonden.")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByRole("main").getByRole("link").click();
  await expect(page).toHaveURL("/case-studies");
});
