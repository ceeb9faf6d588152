import type { Page } from "@playwright/test";
import { otherService } from "../../../contract/options.ts";
import { enquiryProps } from "../../../src/content/pages/enquiry.ts";
import { site } from "../../../src/content/business/site.ts";
import { expect, test } from "../../helpers/test.ts";
import {
  agree,
  answer,
  answerWith,
  contact,
  failure,
  field,
  fill,
  fillIn,
  formIsland,
  fullAnswers,
  humanTime,
  open,
  shortAnswers,
  submit,
  submitButton,
} from "../../helpers/enquiry-steps.ts";
import { refuseStorage } from "../../helpers/shell-steps.ts";

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

test("a draft can be wiped, and with it what could not be sent", async ({ page, expectConsole }) => {
  expectConsole(/status of 503/);
  await open(page, "/contact");
  await fill(page, shortAnswers);
  await hydrated(page);
  await expect.poll(() => draft(page, "enquiry-draft:contact")).toContain(shortAnswers.name);
  await page.reload();
  await answerWith(page, 503);
  await agree(page);
  await humanTime(page);
  await submitButton(page).click();
  await expect(failure(page)).toBeVisible();
  await page.getByRole("button", { name: contact.draft.clear }).click();
  await expect(failure(page)).toHaveCount(0);
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "name")).toHaveValue("");
  await expect(restored(page)).toHaveCount(0);
  await page.reload();
  await expect(field(page, "name")).toHaveValue("");
  expect(await draft(page, "enquiry-draft:contact")).toBeNull();
});

test("each form keeps its own draft", async ({ page }) => {
  await open(page, "/contact");
  await fill(page, { name: "Fatima" });
  await open(page, "/offerte-aanvragen");
  await field(page, "name").focus();
  await hydrated(page);
  await expect(field(page, "name")).toHaveValue("");
});

test("a browser that refuses storage has a form that works", async ({ page }) => {
  await refuseStorage(page, "localStorage");
  await open(page, "/contact");
  const posted = await answerWith(page, 200, "OK");
  await fillIn(page, shortAnswers);
  await submit(page, contact);
  expect(posted).toHaveLength(1);
});

test("a link from a service chooses it, without a touch", async ({ page }) => {
  for (const [path, form] of [
    ["/contact", "contact"],
    ["/offerte-aanvragen", "quote"],
  ] as const) {
    const { texts, otherServices } = enquiryProps(form);
    const [offered = otherService] = Object.keys(texts.options.service);
    await open(page, `${path}?dienst=${offered}`);
    await expect(answer(page, "service")).toHaveValue(offered);
    await open(page, `${path}?dienst=${otherServices[0]}`);
    await expect(answer(page, "service")).toHaveValue(otherService);
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
