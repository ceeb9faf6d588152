import { fill } from "#data/format/fill.ts";
import {
  contact,
  type EnquiryForm,
  forms,
  fullAnswers,
  quote,
  sendPath,
  shortAnswers,
  textBeforeValue,
} from "#e2e/helpers/enquiry-form.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

/** Expects that the form says this, and is as it was filled in. */
async function expectFailure(
  form: EnquiryForm,
  text: string,
  answers: Record<string, string>,
): Promise<void> {
  await expect(form.failure).toBeFocused();
  await expect(form.failure).toContainText(text);
  await expect(form.submitButton).toBeEnabled();
  for (const [name, given] of Object.entries(answers)) {
    await expect(form.answer(name)).toHaveValue(given);
  }
  await expect(form.field("privacy")).toBeChecked();
}

for (const { path, answers, texts } of forms) {
  for (const status of [429, 500]) {
    test(`${path} keeps everything when the mail service answers ${status}`, async ({ form }) => {
      await form.open(path);
      await form.answerWith(status);
      await form.send(answers);
      await expectFailure(form, texts.failure, answers);
      await expect(form.failure).toContainText(fill(contact.failed.status, { status }));
    });
  }

  test(`${path} keeps everything when the mail service does not answer`, async ({ form }) => {
    await form.open(path);
    await form.answerWith(0);
    await form.send(answers);
    await expectFailure(form, texts.failure, answers);
    await expect(form.failure.getByText(textBeforeValue(contact.failed.status))).toHaveCount(0);
    await expect(form.toasts).toHaveText(texts.failure);
  });

  test(`${path} names the number of an enquiry that failed`, async ({ form }) => {
    await form.open(path);
    await form.answerWith(500);
    await form.send(answers);
    await expect(form.failure).toBeVisible();
    expect(await form.shownReference()).toMatch(/^[A-Z]+-[2-9A-Z]{8}$/);
  });

  test(`${path} does not show what the mail service answers`, async ({ page, form }) => {
    await form.open(path);
    await form.answerWith(500, "technical words");
    await form.send(answers);
    await expect(form.failure).toBeFocused();
    await expect(page.getByText("technical words")).toHaveCount(0);
  });
}

test("the toast of a message says with what the mail service refused it", async ({ form }) => {
  await form.open("/contact");
  await form.answerWith(429);
  await form.send(shortAnswers);
  await expect(form.toasts).toHaveText(fill(contact.refused, { status: "429" }));
});

test("the toast of a quote request says that it failed", async ({ form }) => {
  await form.open("/offerte-aanvragen");
  await form.answerWith(429);
  await form.send(fullAnswers);
  await expect(form.toasts).toHaveText(quote.failure);
});

test("a message fails after fifteen seconds without an answer, and keeps what was typed", async ({
  page,
  form,
}) => {
  await form.openPaused("/contact");
  await page.route(sendPath, () => {});
  await form.send(shortAnswers);
  await expect(form.submitButton).toBeDisabled();
  await page.clock.runFor(14_999);
  await expect(form.submitButton).toBeDisabled();
  await page.clock.runFor(1);
  await expectFailure(form, contact.failure, shortAnswers);
});

test("a 200 that is not from the mail service is a failure", async ({ form }) => {
  await form.open("/contact");
  await form.answerWith(200, "<h1>Wij zijn zo terug</h1>");
  await form.send(shortAnswers);
  await expectFailure(form, contact.failure, shortAnswers);
});

test("an answer that redirects to another page is a failure", async ({ page, form }) => {
  await form.open("/contact");
  await page.route(sendPath, (route) =>
    route.fulfill({ status: 303, headers: { Location: "/offline" } }),
  );
  await form.send(shortAnswers);
  await expectFailure(form, contact.failure, shortAnswers);
});

test("the Escape key closes the toast, and gives the focus back", async ({ page, form }) => {
  await form.open("/contact");
  await form.answerWith(500);
  await form.send(shortAnswers);
  await expect(form.failure).toBeFocused();
  await form.toasts.getByRole("button").focus();
  await page.keyboard.press("Escape");
  await expect(form.toasts).toHaveText("");
  await expect(form.failure).toBeFocused();
});
