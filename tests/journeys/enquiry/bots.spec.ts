import { contact, shortAnswers } from "#tests/support/enquiry-form.ts";
import { atRest } from "#tests/support/launch.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

test("a message with the hidden field filled in is not sent, until the visitor tries again", async ({
  form,
}) => {
  await form.open("/contact");
  const posted = await form.answerWith();
  const hidden = form.field("leave-empty");
  await form.fillIn(shortAnswers);
  await expect(hidden).not.toBeInViewport();
  await form.fillHidden("leave-empty", "https://www.fatima.example");
  await form.submitButton.click();
  await expect(form.failure).toContainText(contact.failure);
  expect(posted).toEqual([]);
  // A browser may have filled it in.
  await form.retry.click();
  await expect(form.confirmation()).toBeVisible();
  expect(posted.map(({ website }) => website)).toEqual([""]);
});
