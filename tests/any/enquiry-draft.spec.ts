import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";
import {
  answerWith,
  field,
  fill,
  fillIn,
  formIsland,
  fullAnswers,
  open,
  shortAnswers,
  submitButton,
} from "./enquiry-steps.ts";

const restored = (page: Page) => page.getByText("Wat u eerder invulde, staat er weer.");
const hydrated = (page: Page) => expect(page.locator(formIsland)).toHaveCount(0);
const draft = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Hands the quote form a price, as the calculator on its page does. */
async function indicate(page: Page, detail: Record<string, string>): Promise<void> {
  await expect(async () => {
    await page.evaluate((given) => {
      window.dispatchEvent(new CustomEvent("price-indication", { detail: given }));
    }, detail);
    await expect(page.getByText(`Prijsindicatie: ${detail["text"]}`)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test("what was typed is there again after a reload, without a touch", async ({ page }) => {
  await open(page, "/offerte-aanvragen");
  await fill(page, fullAnswers);
  await field(page, "privacy").check();
  await hydrated(page);
  await page.reload();
  await expect(restored(page)).toBeVisible();
  for (const [name, answer] of Object.entries(fullAnswers))
    await expect(field(page, name)).toHaveValue(answer);
  await expect(field(page, "privacy")).not.toBeChecked();
});

test("a draft can be wiped", async ({ page }) => {
  await open(page, "/contact");
  await fill(page, shortAnswers);
  await hydrated(page);
  await page.reload();
  await page.getByRole("button", { name: "Formulier wissen" }).click();
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "name")).toHaveValue("");
  await expect(restored(page)).toHaveCount(0);
  await page.reload();
  await expect(field(page, "name")).toHaveValue("");
  expect(await draft(page, "enquiry-draft:contact")).toBeNull();
});

test("a sent enquiry leaves no draft", async ({ page }) => {
  await open(page, "/contact");
  await answerWith(page, 200, "OK");
  await fillIn(page, shortAnswers);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Bericht Ontvangen!" })).toBeVisible();
  await page.reload();
  expect(await draft(page, "enquiry-draft:contact")).toBeNull();
  await expect(field(page, "name")).toHaveValue("");
});

test("each form keeps its own draft", async ({ page }) => {
  await open(page, "/contact");
  await fill(page, { name: "Fatima" });
  await open(page, "/offerte-aanvragen");
  await field(page, "name").focus();
  await hydrated(page);
  await expect(field(page, "name")).toHaveValue("");
});

test("a draft of more than thirty days ago is not brought back", async ({ page }) => {
  await open(page, "/contact");
  await fill(page, { name: "Fatima" });
  await expect.poll(() => draft(page, "enquiry-draft:contact")).toContain("Fatima");
  await page.evaluate(() => {
    const key = "enquiry-draft:contact";
    const kept = JSON.parse(localStorage.getItem(key) ?? "");
    localStorage.setItem(key, JSON.stringify({ ...kept, saved: kept.saved - 31 * 86_400_000 }));
  });
  await page.reload();
  await hydrated(page);
  await expect(field(page, "name")).toHaveValue("");
  await expect(restored(page)).toHaveCount(0);
});

test("a browser that refuses storage has a form that works", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
      configurable: true,
    });
  });
  await open(page, "/contact");
  const posted = await answerWith(page, 200, "OK");
  await fillIn(page, shortAnswers);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Bericht Ontvangen!" })).toBeVisible();
  expect(posted).toHaveLength(1);
});

test("what was typed before the script came wins over the draft", async ({ page }) => {
  await open(page, "/contact");
  await fill(page, { name: "Fatima", city: "Delft" });
  await expect.poll(() => draft(page, "enquiry-draft:contact")).toContain("Delft");
  // The script's arrival is held back until something is typed.
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/ContactForm/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await field(page, "name").fill("Bo");
  arrive();
  await hydrated(page);
  await expect(field(page, "city")).toHaveValue("Delft");
  await expect(field(page, "name")).toHaveValue("Bo");
});

test("a link from a service chooses it, without a touch", async ({ page }) => {
  await open(page, "/offerte-aanvragen?dienst=nieuwbouw-stucen");
  await expect(field(page, "service")).toHaveValue("nieuwbouw-stucen");
  await open(page, "/contact?dienst=schilderwerk");
  await expect(field(page, "service")).toHaveValue("anders");
});

test("a price indication fills in the quote form and goes along", async ({ page }) => {
  await open(page, "/offerte-aanvragen?dienst=gevel-stucen");
  const posted = await answerWith(page, 200, "OK");
  await hydrated(page);
  const text = "€ 1.250 tot € 2.500 voor 100 m²";
  await indicate(page, { service: "binnenmuur-stucen", squareMeters: "100", projectType: "woning", text });
  await expect(field(page, "service")).toHaveValue("binnenmuur-stucen");
  await expect(field(page, "squareMeters")).toHaveValue("100");
  await expect(field(page, "projectType")).toHaveValue("woning");

  await page.reload();
  await expect(page.getByText(`Prijsindicatie: ${text}`)).toBeVisible();
  const { squareMeters, projectType, service, ...rest } = fullAnswers;
  await fillIn(page, rest);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Offerte Aanvraag Ontvangen!" })).toBeVisible();
  expect(posted[0]).toMatchObject({
    price_indication: text,
    square_meters: "100",
    service: "binnenmuur-stucen",
  });
  expect(posted[0]?.["message"]).toContain(`Prijsindicatie: ${text}`);
});

test("a price indication can be left out again", async ({ page }) => {
  await open(page, "/offerte-aanvragen?dienst=gevel-stucen");
  await hydrated(page);
  await indicate(page, { service: "gevel-stucen", squareMeters: "10", text: "€ 250" });
  await page.getByRole("button", { name: "Prijsindicatie weglaten" }).click();
  await expect(page.getByText("Prijsindicatie: € 250")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to the mail program and says so", async ({ page }) => {
    await page.goto("/contact");
    const form = page.locator("main form");
    await expect(form).toHaveAttribute("action", /^mailto:info@kalkenkwast\.example\?subject=/);
    await expect(form).toHaveAttribute("method", "post");
    await expect(form).toHaveAttribute("enctype", "text/plain");
    await expect(form).not.toHaveAttribute("novalidate");
    await expect(form.locator("noscript p")).toContainText("opent daarom uw e-mailprogramma");
    await expect(field(page, "name")).toHaveAttribute("required");
    await expect(field(page, "city")).not.toHaveAttribute("required");
  });
});

test.describe("the service that was chosen", () => {
  const asked = "/offerte-aanvragen?dienst=gevel-stucen";

  test("stays when something else in the address has changed", async ({ page }) => {
    await open(page, asked);
    await field(page, "service").selectOption("sierpleister");
    await expect.poll(() => draft(page, "enquiry-draft:quote")).toContain("sierpleister");
    await open(page, `${asked}&utm_source=flyer`);
    await expect(restored(page)).toBeVisible();
    await expect(field(page, "service")).toHaveValue("sierpleister");
    await open(page, "/offerte-aanvragen?dienst=buitenmuur-stucen");
    await expect(field(page, "service")).toHaveValue("buitenmuur-stucen");
  });

  test("stays when the calculator has changed the address, which keeps the rest of it", async ({ page }) => {
    await open(page, `${asked}&utm_source=flyer`);
    await field(page, "service").selectOption("sierpleister");
    await expect.poll(() => draft(page, "enquiry-draft:quote")).toContain("sierpleister");
    await page.getByRole("radio", { name: "Binnenmuur stucen" }).check();
    await expect(page).toHaveURL(/utm_source=flyer&dienst=binnenmuur-stucen#/);
    await page.reload();
    await expect(restored(page)).toBeVisible();
    await expect(field(page, "service")).toHaveValue("sierpleister");
  });
});

test("a form with a kept price wakes under the visitor's hands", async ({ page }) => {
  await open(page, "/offerte-aanvragen?dienst=gevel-stucen");
  await hydrated(page);
  await indicate(page, { service: "gevel-stucen", squareMeters: "10", text: "€ 250" });
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/QuoteForm/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await field(page, "name").pressSequentially("Fatima");
  arrive();
  await hydrated(page);
  await expect(page.getByText("Prijsindicatie: € 250")).toBeVisible();
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "name")).toHaveValue("Fatima");
});
