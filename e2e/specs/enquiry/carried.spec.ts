import type { Page } from "@playwright/test";
import { otherService } from "../../../contract/options.ts";
import { expect, test } from "../../helpers/test.ts";
import {
  answerWith,
  field,
  fillIn,
  formIsland,
  fullAnswers,
  open,
  quote,
  submitButton,
} from "../../helpers/enquiry-steps.ts";
import { hold } from "../../helpers/shell-steps.ts";

const [first = otherService, second = otherService] = Object.keys(quote.options.service);

const hydrated = (page: Page) => expect(page.locator(formIsland)).toHaveCount(0);

/** The price that goes along, beside the form. */
const carried = (page: Page, text = "") =>
  page.getByRole("complementary").filter({ hasText: quote.price.along }).getByText(text, { exact: true });

/** Hands the quote form a price, as the calculator on its page does. */
async function indicate(page: Page, detail: Record<string, string>): Promise<void> {
  await expect(async () => {
    await page.evaluate((given) => {
      window.dispatchEvent(new CustomEvent("price-indication", { detail: given }));
    }, detail);
    await expect(carried(page, detail["text"])).toBeVisible({
      timeout: 500,
    });
  }).toPass();
}

test("a price indication fills in the quote form and goes along", async ({ page }) => {
  await open(page, `/offerte-aanvragen?dienst=${first}`);
  const posted = await answerWith(page, 200, "OK");
  await hydrated(page);
  const text = "€ 1.250 tot € 2.500 voor 100 m²";
  await indicate(page, { service: second, squareMeters: "100", projectType: "woning", text });
  await expect(field(page, "service")).toHaveValue(second);
  await expect(field(page, "squareMeters")).toHaveValue("100");
  await expect(field(page, "projectType")).toHaveValue("woning");

  await page.reload();
  await expect(carried(page, text)).toBeVisible();
  const { squareMeters, projectType, service, ...rest } = fullAnswers;
  await fillIn(page, rest);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: quote.sent.heading })).toBeVisible();
  expect(posted[0]).toMatchObject({
    price_indication: text,
    square_meters: "100",
    service: second,
  });
  expect(posted[0]?.["message"]).toContain(quote.price.line.replace("{text}", text));
});

test("a price indication can be left out again", async ({ page }) => {
  await open(page, `/offerte-aanvragen?dienst=${first}`);
  await hydrated(page);
  await indicate(page, { service: first, squareMeters: "10", text: "€ 250" });
  await page.getByRole("button", { name: quote.price.remove }).click();
  await expect(carried(page, "€ 250")).toHaveCount(0);
});

test("a form with a kept price wakes under the visitor's hands", async ({ page }) => {
  await open(page, `/offerte-aanvragen?dienst=${first}`);
  await hydrated(page);
  await indicate(page, { service: first, squareMeters: "10", text: "€ 250" });
  const arrive = await hold(page, /QuoteForm/);
  await page.reload({ waitUntil: "commit" });
  await field(page, "name").pressSequentially("Fatima");
  arrive();
  await hydrated(page);
  await expect(carried(page, "€ 250")).toBeVisible();
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "name")).toHaveValue("Fatima");
});
