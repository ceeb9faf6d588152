import type { Page } from "@playwright/test";
import { siteUrl } from "#e2e/helpers/addresses.ts";
import type { EnquiryForm } from "#e2e/helpers/enquiry-form.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

// Painting has its own prices, under Anders.
const painting = new URL(
  "/offerte-aanvragen?dienst=schilderwerk&onderdeel=plafonds&m2=48%2C5&type=renovatie&woning=jonger" +
    "#prijsindicatie",
  siteUrl,
).href;

test("a link fills in the form", async ({ form }) => {
  await form.open(painting);
  await expect(form.answer("service")).toHaveValue("anders");
  await expect(form.tile("Schilderwerk, plafonds")).toBeChecked();
  await expect(form.answer("projectType")).toHaveValue("renovatie");
});

test("a link shows the price of what it fills in", async ({ form }) => {
  await form.open(painting);
  await expect(form.pricePanel).toContainText(/Schilderwerk, plafonds, 48,5\sm²/);
  await expect(form.pricePanel).toContainText(/€\s700 tot €\s1\.200\s*inclusief 21% btw/);
  await expect(form.pricePanel).toContainText(/€\s580 tot €\s970/);
});

/** Gives the browser a share function, or none. */
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

const share = (form: EnquiryForm) =>
  form.pricePanel.getByRole("button", { name: "Deel deze prijsindicatie" }).click();

test("a price is shared as a link", async ({ page, form }) => {
  await letShare(page, "title");
  await form.open(painting);
  await share(form);
  await expect(page).toHaveTitle(painting);
});

test("a price is copied as a link where the browser cannot share", {
  tag: "@chromium",
}, async ({ page, form }) => {
  await letShare(page, undefined);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await form.open(painting);
  await share(form);
  await expect(form.pricePanel.getByRole("status")).toHaveText("Link gekopieerd");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(painting);
});

test("the note that a price was copied goes when the price changes", { tag: "@chromium" }, async ({
  page,
  form,
}) => {
  await letShare(page, undefined);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await form.open(painting);
  await share(form);
  await expect(form.pricePanel.getByRole("status")).toHaveText("Link gekopieerd");
  await form.field("squareMeters").fill("48");
  await expect(form.pricePanel.getByRole("status")).toHaveText("");
});
