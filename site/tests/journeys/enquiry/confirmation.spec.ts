import { ownFreeWeek } from "@contractor/core/facts/firm/closed-days.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import type { Page } from "@playwright/test";
import {
  contact,
  type EnquiryForm,
  fullAnswers,
  quote,
  shortAnswers,
} from "#tests/support/enquiry-form.ts";
import { pauseClock, roomBetween } from "#tests/support/shell-steps.ts";
import { atRest, expect, test } from "#tests/support/test.ts";

test.use(atRest);

/** Opens a form, waits for its script, and stops the page's clock: only the test moves it. */
async function openPaused(page: Page, form: EnquiryForm, path: string): Promise<void> {
  await page.clock.install();
  await form.open(path);
  await form.hydrate();
  await pauseClock(page);
}

/** Closes the firm before the form comes to life. Astro writes each value behind its type, 0. */
const closeFirm = (page: Page, text: string) =>
  page.addInitScript((text) => {
    addEventListener("DOMContentLoaded", () => {
      const island = document.querySelector("main astro-island:has([name=privacy])");
      const props = JSON.parse(island?.getAttribute("props") ?? "{}");
      const period = { from: [0, "2000-01-01"], until: [0, "2999-12-31"], text: [0, text] };
      props.texts[1].away = [0, period];
      island?.setAttribute("props", JSON.stringify(props));
    });
  }, text);

test("the confirmation of a quote request replaces the form, and stays", async ({ page, form }) => {
  await openPaused(page, form, "/offerte-aanvragen");
  await form.answerWith();
  const reference = await form.sendWell(fullAnswers);
  await expect(form.confirmation()).toBeInViewport();
  await expect(form.field("name")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 }), "the page's only title").toBeFocused();
  await expect(form.pricePanel).toBeHidden();
  const asked = page.getByRole("region", { name: quote.afterSending.asked });
  await expect(asked).toContainText(fullAnswers.squareMeters);
  await expect(asked).toContainText(quote.options.projectType.appartement);
  const sent = page.locator("[data-sent]");
  await expect(sent).toContainText(fill(quote.sent.text, fullAnswers));
  await expect(sent).toContainText(reference);
  await expect(sent).toContainText(ownFreeWeek()?.heading ?? "");
  await expect.poll(() => roomBetween(form.toasts, form.confirmation())).toBeGreaterThanOrEqual(0);
  // The pointer must not rest on the toast, because that stops its clock.
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_999);
  await expect(form.toasts).toHaveText(quote.success);
  await page.clock.runFor(1);
  await expect(form.toasts).toHaveText("");
  await page.clock.runFor(60_000);
  await expect(form.confirmation()).toBeVisible();

  await page.getByRole("button", { name: quote.sent.again }).click();
  await expect(form.field("service").first()).toBeFocused();
  await expect(form.field("name")).toHaveValue("");
  await expect(form.field("privacy")).not.toBeChecked();
});

test("the confirmation of a message gives way to an empty form", async ({ page, form }) => {
  const text = "We zijn dicht tot zaterdag 5 december. Vanaf die dag krijgt u antwoord.";
  await closeFirm(page, text);
  await openPaused(page, form, "/contact");
  await expect(page.getByRole("main").getByText(text), "a firm that is closed").toBeVisible();
  await form.answerWith();
  const reference = await form.sendWell(shortAnswers);
  await expect(page.locator("[data-sent]")).toContainText(shortAnswers.email);
  await expect(page.locator("[data-sent]")).toContainText(text);
  // The pointer must not rest on what disappears, because that stops its clock.
  await page.mouse.move(0, 0);
  await page.clock.runFor(3_999);
  await expect(form.toasts).toContainText(text);
  await page.clock.runFor(1);
  await expect(form.toasts).toHaveText("");
  await page.clock.runFor(999);
  await expect(form.confirmation()).toBeVisible();
  await page.clock.runFor(1);
  await expect(form.confirmation()).toHaveCount(0);
  await expect(page.locator("form:focus"), "the focus stays in its place").toHaveCount(1);
  await expect(form.field("name")).toHaveValue("");

  // It stays while the visitor is at it.
  expect(await form.sendWell(shortAnswers), "the number of the next one").not.toBe(reference);
  await form.confirmation().hover();
  await page.clock.runFor(20_000);
  await expect(form.confirmation()).toBeVisible();
  await page.getByRole("button", { name: contact.sent.again }).press("Enter");
  await expect(form.field("name")).toBeFocused();
  await expect(form.field("name")).toHaveValue("");
});
