import type { Page } from "@playwright/test";
import { contact, type EnquiryForm, sendPath, shortAnswers } from "#e2e/helpers/enquiry-form.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { hold } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

/** Sends a message and holds back the answer. The returned function releases it. */
async function sendSlowly(page: Page, form: EnquiryForm): Promise<() => void> {
  const release = await hold(page, sendPath);
  await form.send(shortAnswers);
  await expect(form.submitButton).toBeDisabled();
  return release;
}

test("a message is not sent twice", async ({ page, form }) => {
  await form.open("/contact");
  const posted = await form.answerWith();
  const release = await hold(page, sendPath);
  await form.fillIn(shortAnswers);
  await expect(form.island).toHaveCount(0);
  await form.submitButton.evaluate((button: HTMLButtonElement) => {
    button.focus();
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await page.keyboard.press("Enter");
  release();
  await expect(form.toasts).toHaveText(contact.success);
  expect(posted).toHaveLength(1);
});

test("while a message is being sent, its button says so and keeps the focus", async ({
  page,
  form,
}) => {
  await form.open("/contact");
  await form.answerWith();
  const release = await sendSlowly(page, form);
  await expect(form.submitButton).toHaveText(contact.sending);
  await expect(form.submitButton).toBeFocused();
  await expect(form.toasts).toHaveText(contact.sending);
  release();
  await expect(form.toasts).toHaveText(contact.success);
});

test("while a message is being sent, it cannot be changed", async ({ page, form }) => {
  await form.open("/contact");
  await form.answerWith();
  const release = await sendSlowly(page, form);
  await form.field("message").focus();
  await page.keyboard.type("Nog iets");
  await expect(form.field("message")).toHaveValue("");
  release();
  await expect(form.toasts).toHaveText(contact.success);
});
