import type { Page } from "@playwright/test";
import { atRest } from "#e2e/helpers/launch.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

const age = (page: Page) =>
  page.getByRole("radiogroup", { name: "Is de woning ouder dan 2 jaar?" });

test("a company's premises have 21% VAT, without a further question", async ({ page, form }) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
  await form.fill({ projectType: "bedrijfspand" });
  await expect(form.pricePanel).toContainText(/€\s720 tot €\s1\.500\s*inclusief 21% btw/);
  await expect(age(page)).toHaveCount(0);
});

test("a renovation asks for the age of the house, which decides the VAT", async ({
  page,
  form,
}) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
  await form.fill({ projectType: "renovatie" });
  await expect(form.pricePanel).toContainText("inclusief 9% btw");
  await age(page).getByRole("radio", { name: "Nee, 21% btw" }).check();
  await expect(form.pricePanel).toContainText("inclusief 21% btw");
});

test("the age of the house is not asked for work without a range", async ({ page, form }) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48&type=renovatie");
  await expect(age(page)).toBeVisible();
  await form.tile("Sierpleister").check();
  await expect(age(page)).toHaveCount(0);
});

test("the promotion does not count up to 50 m²", async ({ page, form }) => {
  await page.clock.setFixedTime("2027-02-10T12:00:00Z");
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=50");
  await expect(form.pricePanel).toContainText(/620 tot €\s1\.250/);
  await expect(form.pricePanel).not.toContainText("korting");
});

test("the promotion counts above 50 m², until its last day", async ({ page, form }) => {
  await page.clock.setFixedTime("2027-02-10T12:00:00Z");
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=80");
  await expect(form.pricePanel).toContainText(/€\s900 tot €\s1\.800/);
  await expect(form.pricePanel).toContainText(
    /Zonder korting €\s1\.050 tot €\s2\.200\s*€\s980 tot/,
  );
  await expect(form.pricePanel).toContainText("korting van 10% is er al af");
  await expect(form.pricePanel).toContainText("uiterlijk 28 februari 2027");
});

test("a screen reader is told that the promotion is taken off", async ({ page, form }) => {
  await page.clock.setFixedTime("2027-02-10T12:00:00Z");
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen");
  await form.field("squareMeters").fill("80");
  const spoken = page
    .getByRole("status")
    .filter({ hasText: /^Binnenmuur stucen.* De korting van 10% is er al af\.$/ });
  await expect(spoken).toHaveCount(1);
});
