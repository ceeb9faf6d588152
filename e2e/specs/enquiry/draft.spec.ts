import type { Page } from "@playwright/test";
import { services } from "../../../src/content/business/services.ts";
import { otherService } from "../../../contract/options.ts";
import { enquiryProps } from "../../../src/content/pages/enquiry.ts";
import { site } from "../../../src/content/business/site.ts";
import { expect, test } from "../../helpers/test.ts";
import {
  agree,
  answer,
  answerWith,
  contact,
  field,
  fill,
  fillIn,
  formIsland,
  fullAnswers,
  open,
  quote,
  shortAnswers,
  submitButton,
} from "../../helpers/enquiry-steps.ts";
import { hold } from "../../helpers/shell-steps.ts";

const [first = otherService, second = otherService, third = otherService] = Object.keys(
  quote.options.service,
);

const restored = (page: Page) => page.getByText(contact.draft.restored);
const hydrated = (page: Page) => expect(page.locator(formIsland)).toHaveCount(0);
const draft = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test("what was typed is there again after a reload, without a touch", async ({ page }) => {
  await open(page, "/offerte-aanvragen");
  await fill(page, fullAnswers);
  await agree(page);
  await hydrated(page);
  await page.reload();
  await expect(restored(page)).toBeVisible();
  for (const [name, given] of Object.entries(fullAnswers))
    await expect(answer(page, name)).toHaveValue(given);
  await expect(field(page, "privacy")).not.toBeChecked();
});

test("a draft can be wiped", async ({ page }) => {
  await open(page, "/contact");
  await fill(page, shortAnswers);
  await hydrated(page);
  await expect.poll(() => draft(page, "enquiry-draft:contact")).toContain(shortAnswers.name);
  await page.reload();
  await page.getByRole("button", { name: contact.draft.clear }).click();
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
  await expect(page.getByRole("heading", { name: contact.sent.heading })).toBeVisible();
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
  await expect(page.getByRole("heading", { name: contact.sent.heading })).toBeVisible();
  expect(posted).toHaveLength(1);
});

test("what was typed before the script came wins over the draft", async ({ page }) => {
  await open(page, "/contact");
  await fill(page, { name: "Fatima", city: "Delft" });
  await expect.poll(() => draft(page, "enquiry-draft:contact")).toContain("Delft");
  // The script's arrival is held back until something is typed.
  const arrive = await hold(page, /ContactForm/);
  await page.reload({ waitUntil: "commit" });
  await field(page, "name").fill("Bo");
  arrive();
  await hydrated(page);
  await expect(field(page, "city")).toHaveValue("Delft");
  await expect(field(page, "name")).toHaveValue("Bo");
});

test("a link from a service chooses it, without a touch", async ({ page }) => {
  for (const [path, form] of [
    ["/contact", "contact"],
    ["/offerte-aanvragen", "quote"],
  ] as const) {
    for (const { slug } of services) {
      const chosen = slug in enquiryProps(form).texts.options.service ? slug : otherService;
      await open(page, `${path}?dienst=${slug}`);
      await expect(answer(page, "service")).toHaveValue(chosen);
    }
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to the mail program and says so", async ({ page }) => {
    await page.goto("/contact");
    const form = page.locator("main form");
    await expect(form).toHaveAttribute(
      "action",
      new RegExp(`^mailto:${site.sending.contact.recipient}\\?subject=`),
    );
    await expect(form).toHaveAttribute("method", "post");
    await expect(form).toHaveAttribute("enctype", "text/plain");
    await expect(form).not.toHaveAttribute("novalidate");
    await expect(form.locator("noscript p")).toContainText(contact.noscript);
    await expect(field(page, "name")).toHaveAttribute("required");
    await expect(field(page, "city")).not.toHaveAttribute("required");
  });
});

test.describe("the service that was chosen", () => {
  const asked = `/offerte-aanvragen?dienst=${first}`;

  test("stays when something else in the address has changed", async ({ page }) => {
    await open(page, asked);
    await fill(page, { service: second });
    await expect.poll(() => draft(page, "enquiry-draft:quote")).toContain(second);
    await open(page, `${asked}&utm_source=flyer`);
    await expect(restored(page)).toBeVisible();
    await expect(answer(page, "service")).toHaveValue(second);
    await open(page, `/offerte-aanvragen?dienst=${third}`);
    await expect(answer(page, "service")).toHaveValue(third);
  });
});
