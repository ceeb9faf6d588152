import { contact, sendPath, shortAnswers } from "#e2e/helpers/enquiry-form.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { hold } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

test("while a message is being sent, it is not sent twice and cannot be changed", async ({
  page,
  form,
}) => {
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
  await expect(form.submitButton).toBeDisabled();
  await expect(form.submitButton).toHaveText(contact.sending);
  await expect(form.submitButton).toBeFocused();
  await expect(form.toasts).toHaveText(contact.sending);
  await form.field("message").focus();
  await page.keyboard.type("Nog iets");
  await expect(form.field("message")).toHaveValue("");
  release();
  await expect(form.toasts).toHaveText(contact.success);
  expect(posted).toHaveLength(1);
});

test("without a connection an enquiry waits, and is sent when the visitor says so", async ({
  page,
  context,
  form,
  expectConsole,
}) => {
  // The browser's message about a picture that was still loading.
  expectConsole(/ERR_INTERNET_DISCONNECTED/, { optional: true });
  await form.open("/contact");
  const posted = await form.answerWith();
  await form.fillIn(shortAnswers);
  await expect(form.island).toHaveCount(0);
  // The script that sends may load after the form's own.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await form.submitButton.click();
  await expect(form.failure).toBeFocused();
  await expect(form.failure).toContainText(contact.offline.waiting);
  await expect(form.toasts).toContainText(contact.failure);
  const sendAgain = page.getByRole("button", { name: contact.offline.send });
  await expect(sendAgain).toHaveCount(0);
  const reference = await form.shownReference();

  await context.setOffline(false);
  await expect(form.failure).toContainText(contact.offline.back);
  await sendAgain.focus();
  await context.setOffline(true);
  await expect(sendAgain).toHaveCount(0);
  await expect(form.failure).toBeFocused();
  await context.setOffline(false);
  await expect(sendAgain).toBeVisible();
  expect(posted, "what was sent by itself").toEqual([]);
  await sendAgain.click();
  await expect(form.confirmation()).toBeVisible();
  expect(posted.map((params) => params.reference)).toEqual([reference]);
});
