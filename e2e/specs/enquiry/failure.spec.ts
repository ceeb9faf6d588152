import {
  before,
  contact,
  type EnquiryForm,
  forms,
  sendPath,
  shortAnswers,
} from "#e2e/helpers/enquiry-form.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

async function expectFailure(
  form: EnquiryForm,
  text: string,
  answers: Record<string, string>,
  toast = text,
): Promise<void> {
  await expect(form.failure).toBeFocused();
  await expect(form.failure).toContainText(text);
  await expect(form.toasts).toHaveText(toast);
  await expect(form.submitButton).toBeEnabled();
  for (const [name, given] of Object.entries(answers)) {
    await expect(form.answer(name)).toHaveValue(given);
  }
  await expect(form.field("privacy")).toBeChecked();
}

for (const { path, answers, texts } of forms) {
  test(`${path} keeps everything when the mail service refuses, or does not answer`, async ({
    page,
    form,
  }) => {
    await form.open(path);
    await form.fillIn(answers);
    for (const status of [429, 500, 0]) {
      await test.step(`status ${status}`, async () => {
        const posted = await form.answerWith(status, "technical words");
        await form.submitButton.click();
        const said = form.failure.getByText(contact.failed.status.replace("{status}", `${status}`));
        await expect(said).toHaveCount(status ? 1 : 0);
        // For the contact form, the toast has the message of the mail service, if there is one.
        const refusal = status && contact.refused.replace("{status}", `${status}`);
        await expectFailure(
          form,
          texts.failure,
          answers,
          (path === "/contact" && refusal) || texts.failure,
        );
        await expect(page.getByText("technical words")).toHaveCount(0);
        expect(posted).toHaveLength(1);
        await page.unroute(sendPath);
      });
    }
    await expect(form.failure.getByText(before(contact.reference))).toHaveText(
      / [A-Z]+-[2-9A-Z]{8}\.( |$)/,
    );
  });
}

test("a message fails after fifteen seconds without an answer, and keeps what was typed", async ({
  page,
  form,
}) => {
  await page.clock.install();
  await form.open("/contact");
  await page.route(sendPath, () => {});
  await form.send(shortAnswers);
  await expect(form.submitButton).toBeDisabled();
  await page.clock.runFor(12_000);
  await expect(form.submitButton).toBeDisabled();
  await page.clock.runFor(3_000);
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
