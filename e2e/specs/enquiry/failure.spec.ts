import {
  addressOf,
  before,
  contact,
  type EnquiryForm,
  forms,
  fullAnswers,
  quote,
  sendPath,
  shortAnswers,
} from "#e2e/helpers/enquiry-form.ts";
import { firm, telephone } from "#e2e/helpers/firm.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { hold } from "#e2e/helpers/shell-steps.ts";
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
  test(`${path} stays as it was when the mail service refuses, or breaks off`, async ({
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
        // Of the contact form the service's own message is shown, where there is one.
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

test("a message has fifteen seconds, and is neither changed nor sent twice", async ({
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
  await form.toasts.getByRole("button").press("Escape");
  await expect(form.toasts).toHaveText("");
  await expect(form.failure).toBeFocused();

  const posted = await form.answerWith();
  const release = await hold(page, sendPath);
  await form.retry.evaluate((button: HTMLButtonElement) => {
    button.focus();
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await expect(form.submitButton).toBeDisabled();
  await expect(form.submitButton).toHaveText(contact.sending);
  await expect(form.submitButton).toBeFocused();
  await page.keyboard.press("Enter");
  await form.field("message").focus();
  await page.keyboard.type("Nog iets");
  await expect(form.field("message")).toHaveValue("");
  await expect(form.toasts).toHaveText(contact.sending);
  release();
  await expect(form.toasts).toHaveText(contact.success);
  expect(posted).toHaveLength(1);
});

test("the fallback contacts carry everything that was typed", async ({ form }) => {
  await form.open("/offerte-aanvragen");
  await form.answerWith(500);
  await form.send(fullAnswers);
  await expect(form.failure).toBeVisible();
  const reference = await form.shownReference();
  await form.field("city").fill("Schiedam");

  const { message, ...rest } = { ...fullAnswers, city: "Schiedam" };
  const chosen = (name: string, value: string) =>
    (quote.options as Record<string, Record<string, string>>)[name]?.[value] ?? value;
  const labels = quote.fields as Record<string, string>;
  const lines = [
    quote.subject,
    ...Object.entries(rest).map(([name, value]) => `${labels[name]}: ${chosen(name, value)}`),
    ...message.split("\n"),
    quote.failed.reference.replace("{reference}", reference),
  ];
  const mail = await addressOf(form.failure, quote.failed.email);
  expect(mail.pathname).toBe(firm.email);
  expect(mail.searchParams.get("subject")).toBe(quote.subject);
  // Mail programs show a plus as it is, and want lines apart as mail has them.
  expect(mail.search).not.toContain("+");
  const texts = [mail.searchParams.get("body")];
  expect(texts[0]).toContain("\r\n");
  if (firm.whatsapp) {
    const whatsapp = await addressOf(form.failure, quote.failed.whatsapp);
    expect(whatsapp.host + whatsapp.pathname).toBe(`wa.me/${firm.whatsapp}`);
    texts.push(whatsapp.searchParams.get("text"));
  }
  for (const text of texts) {
    for (const line of lines) {
      expect(text).toContain(line);
    }
  }
  expect((await addressOf(form.failure, quote.failed.call)).href).toBe(telephone);
});

test("a form that was filled in too fast for a person fails, and may be tried again", async ({
  page,
  form,
}) => {
  // However long it takes to fill it in here.
  await page.addInitScript(() => {
    performance.now = () => 0;
  });
  await form.open("/contact");
  const posted = await form.answerWith();
  await form.fill(shortAnswers);
  await form.agree();
  await form.submitButton.click();
  await expect(form.failure).toContainText(contact.failure);
  expect(posted).toEqual([]);
  await form.humanTime();
  await form.retry.click();
  await expect(form.confirmation()).toBeVisible();
});

test("what fills in the hidden field is not sent", async ({ form }) => {
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

test("an answer 200 that is not the mail service's is a failure", async ({ form }) => {
  await form.open("/contact");
  await form.answerWith(200, "<h1>Wij zijn zo terug</h1>");
  await form.send(shortAnswers);
  await expectFailure(form, contact.failure, shortAnswers);
});

test("an enquiry that is led to another page is a failure", async ({ page, form }) => {
  await form.open("/contact");
  await page.route(sendPath, (route) =>
    route.fulfill({ status: 303, headers: { Location: "/offline" } }),
  );
  await form.send(shortAnswers);
  await expectFailure(form, contact.failure, shortAnswers);
});

test("without a connection the enquiry waits", async ({ page, context, form, expectConsole }) => {
  // What the browser writes of a picture that was still on its way.
  expectConsole(/ERR_INTERNET_DISCONNECTED/, { optional: true });
  await form.open("/contact");
  const posted = await form.answerWith();
  await form.fillIn(shortAnswers);
  await expect(form.island).toHaveCount(0);
  await context.setOffline(true);
  await form.submitButton.click();
  await expect(form.failure).toBeFocused();
  await expect(form.failure).toContainText(contact.offline.waiting);
  await expect(form.toasts).toContainText(contact.offline.waiting);
  const send = page.getByRole("button", { name: contact.offline.send });
  await expect(send).toHaveCount(0);
  expect(posted).toEqual([]);
  const reference = await form.shownReference();

  await context.setOffline(false);
  await expect(form.failure).toContainText(contact.offline.back);
  await send.focus();
  await context.setOffline(true);
  await expect(send).toHaveCount(0);
  await expect(form.failure).toBeFocused();
  await context.setOffline(false);
  expect(posted).toEqual([]);
  await send.click();
  await expect(form.confirmation()).toBeVisible();
  expect(posted.map((params) => params["reference"])).toEqual([reference]);
});
