import { contact, sendPath, shortAnswers } from "#tests/support/enquiry-form.ts";
import { atRest } from "#tests/support/launch.ts";
import { hold } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

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
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await form.open("/contact");
  const posted = await form.answerWith();
  // A connection that is lost is lost for answers of the test as well.
  await page.route(sendPath, async (route) => {
    const isOnline = await page.evaluate(() => navigator.onLine);
    await (isOnline ? route.fallback() : route.abort("internetdisconnected"));
  });
  await form.fillIn(shortAnswers);
  await expect(form.island).toHaveCount(0);
  // The script that sends may load after the form's own.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await form.submitButton.click();
  await expect(form.failure).toBeFocused();
  await expect(form.failure).toContainText(contact.offline.waiting);
  await expect(form.toasts).toContainText(contact.offline.waiting);
  const reference = await form.shownReference();
  await form.retry.click();
  await expect(form.failure).toBeFocused();
  await expect(form.failure).toContainText(contact.offline.waiting);

  await form.retry.focus();
  await context.setOffline(false);
  await expect(form.failure).toContainText(contact.offline.back);
  const sendNow = page.getByRole("button", { name: contact.offline.send });
  await expect(sendNow).toBeFocused();
  await context.setOffline(true);
  await expect(form.retry).toBeFocused();
  await context.setOffline(false);
  await expect(sendNow).toBeFocused();
  expect(posted, "what was sent by itself").toEqual([]);
  await sendNow.click();
  await expect(form.confirmation()).toBeVisible();
  expect(posted.map((params) => params.reference)).toEqual([reference]);
});
