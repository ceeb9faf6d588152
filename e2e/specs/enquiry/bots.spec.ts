import { contact, shortAnswers } from "#e2e/helpers/enquiry-form.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

test("a form that is sent right after the page has opened waits, and is not refused", async ({
  page,
  form,
}) => {
  // However slowly the test fills it in.
  await page.addInitScript(() => {
    performance.now = () => 0;
  });
  await form.open("/contact");
  const posted = await form.answerWith();
  await form.fill(shortAnswers);
  await form.agree();
  await form.submitButton.click();
  await expect(form.confirmation()).toBeVisible();
  expect(posted.map(({ elapsed_ms }) => elapsed_ms)).toEqual(["1500"]);
});

test("a message with the hidden field filled in is not sent", async ({ form }) => {
  await form.open("/contact");
  const posted = await form.answerWith();
  await form.fillIn(shortAnswers);
  await expect(form.field("leave-empty")).not.toBeInViewport();
  await form.fillHidden("leave-empty", "https://spam.example");
  await form.submitButton.click();
  await expect(form.failure).toContainText(contact.failure);
  expect(posted).toEqual([]);
});

test("a browser that fills in the hidden field does not keep a visitor from trying again", async ({
  form,
}) => {
  await form.open("/contact");
  const posted = await form.answerWith();
  await form.fillIn(shortAnswers);
  await form.fillHidden("leave-empty", "https://www.fatima.example");
  await form.submitButton.click();
  await expect(form.failure).toBeVisible();
  await form.retry.click();
  await expect(form.confirmation()).toBeVisible();
  expect(posted.map(({ website }) => website)).toEqual([""]);
});

test("browsers are asked to leave the hidden field alone", async ({ form }) => {
  await form.open("/contact");
  const hidden = form.field("leave-empty");
  await expect(hidden).toHaveAttribute("autocomplete", "off");
  await expect(hidden).toHaveAttribute("data-1p-ignore", "");
  await expect(hidden).toHaveAttribute("data-lpignore", "true");
});
