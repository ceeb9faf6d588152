import type { Page } from "@playwright/test";
import { siteUrl } from "#tests/support/addresses.ts";
import { atRest } from "#tests/support/launch.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

const painting = new URL(
  "/offerte-aanvragen?dienst=schilderwerk&onderdeel=plafonds&m2=48%2C5&type=renovatie&woning=jonger" +
    "#prijsindicatie",
  siteUrl,
).href;

const letShare = (page: Page, share: "title" | undefined) =>
  page.addInitScript((share) => {
    const value = async ({ url }: ShareData) => {
      document.title = String(url);
    };
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: share ? value : undefined,
    });
  }, share);

test("a link fills in the form, shows its price, and is shared again", async ({ page, form }) => {
  await letShare(page, "title");
  await form.open(painting);
  await expect(form.answer("service")).toHaveValue("schilderwerk");
  await expect(form.tile(/^plafonds$/)).toBeChecked();
  const note = page.getByText("Deze prijsindicatie is met u gedeeld.").locator("..");
  await expect(note).toContainText(/48,5\sm²: €\s700 tot €\s1\.250 inclusief 21% btw/);
  await expect(form.answer("projectType")).toHaveValue("renovatie");
  await expect(form.pricePanel).toContainText(/Schilderwerk, plafonds, 48,5\sm²/);
  await expect(form.pricePanel).toContainText(/€\s700 tot €\s1\.250\s*inclusief 21% btw/);
  await expect(form.pricePanel).toContainText(/€\s580 tot €\s1\.050/);
  const highVat = form.tile("Nee, 21% btw");
  await expect(highVat).toBeChecked();
  await form.pricePanel.getByRole("button", { name: "Deel" }).click();
  await expect(page).toHaveTitle(painting);
  // Not for a company's premises, which have 21%, nor for work without a range.
  await form.fill({ projectType: "bedrijfspand" });
  await expect(highVat).toHaveCount(0);
  await form.fill({ projectType: "renovatie" });
  await expect(highVat).toBeVisible();
  await form.tile("Sierpleister").check();
  await expect(highVat).toHaveCount(0);
});

test("a price is copied as a link where the browser cannot share", {
  tag: "@chromium",
}, async ({ page, form }) => {
  await letShare(page, undefined);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await form.open(painting);
  await form.pricePanel.getByRole("button", { name: "Deel" }).click();
  await expect(form.pricePanel.getByRole("status")).toHaveText("Link gekopieerd");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(painting);
  await form.field("squareMeters").fill("48");
  await expect(form.pricePanel.getByRole("status")).toHaveText("");
});
