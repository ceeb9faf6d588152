import { fill } from "@contractor/core/facts/format/fill.ts";
import { site } from "@contractor/core/facts.ts";
import {
  addressOf,
  contact,
  type EnquiryForm,
  fullAnswers,
  messagesIn,
  offered,
  quote,
  sendPath,
  shortAnswers,
  textBeforeValue,
} from "#tests/support/enquiry-form.ts";
import { firm, telephone } from "#tests/support/firm.ts";
import { atRest, expect, test } from "#tests/support/test.ts";

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
  await form.expectAnswers(answers);
  await expect(form.field("privacy")).toBeChecked();
}

const answered = (status: string) => fill(contact.failed.status, { status });

test("a form that is refused, fails or gets no answer keeps everything", async ({ page, form }) => {
  await form.open("/offerte-aanvragen");
  const first = await form.answerWith(429);
  await form.send(fullAnswers);
  // First of all, because the toast goes by itself.
  await expect(form.toasts, "one sentence in both").toHaveText(quote.failure);
  await expectFailure(form, `${answered("429")} ${contact.failed.wait}`, fullAnswers);
  await expect(form.failure).toContainText(quote.failure);

  // It is the same enquiry after a reload, and is sent though the browser says it is offline.
  const reference = await form.shownReference();
  await page.reload();
  await page.evaluate(() =>
    Object.defineProperty(navigator, "onLine", { value: false, configurable: true }),
  );
  const second = await form.answerWith(500, "technical words");
  await form.send({});
  await form.toasts.getByRole("button").focus();
  await page.keyboard.press("Escape");
  await expect(form.toasts).toHaveText("");
  await expectFailure(form, quote.failure, fullAnswers);
  await expect(form.failure.getByText(answered("500"))).toHaveCount(1);
  expect([first, second].map(([params]) => params?.reference)).toEqual([reference, reference]);
  expect(second[0]?.sent_at).toBe(first[0]?.sent_at);
  await expect(page.getByText("technical words")).toHaveCount(0);

  await page.evaluate(() => Reflect.deleteProperty(navigator, "onLine"));
  await form.answerWith(0);
  await form.retry.click();
  await expectFailure(form, quote.failure, fullAnswers);
  await expect(form.failure.getByText(textBeforeValue(contact.failed.status))).toHaveCount(0);
});

test("beside a failure, mail and WhatsApp carry everything that was typed", async ({ form }) => {
  await form.open("/offerte-aanvragen");
  await form.answerWith(500);
  await form.send(fullAnswers);
  await expect(form.failure).toContainText(quote.failure);
  await form.field("city").fill("Schiedam");
  const { options } = quote;
  const said = Object.values({
    ...fullAnswers,
    city: "Schiedam",
    service: offered[0]?.[1],
    projectType: options.projectType.appartement,
    timeframe: options.timeframe["binnen-3-maanden"],
    budget: options.budget["2500-5000"],
    reference: fill(quote.failed.reference, { reference: await form.shownReference() }),
  });
  const mail = await addressOf(form.failure, quote.failed.email);
  expect(mail.pathname).toBe(site.data.sending.quote.recipient);
  expect(mail.searchParams.get("subject")).toBe(quote.subject);
  // Mail programs show a plus as a plus, and expect the line breaks of mail.
  expect(mail.search).not.toContain("+");
  expect(mail.searchParams.get("body")).toContain("\r\n");
  expect((await addressOf(form.failure, quote.failed.call)).href).toBe(telephone);
  if (firm.whatsapp) {
    const { host, pathname } = await addressOf(form.failure, quote.failed.whatsapp);
    expect(host + pathname).toBe(`wa.me/${firm.whatsapp}`);
  }
  for (const message of await messagesIn(form.failure)) {
    for (const line of said.flatMap((answer) => answer?.split("\n"))) {
      expect.soft(message).toContain(line);
    }
  }
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
  const reference = await form.shownReference();

  await form.retry.focus();
  await context.setOffline(false);
  await expect(form.failure).toContainText(contact.offline.back);
  const sendNow = page.getByRole("button", { name: contact.offline.send });
  await expect(sendNow).toBeFocused();
  expect(posted, "what was sent by itself").toEqual([]);
  await sendNow.click();
  await expect(form.confirmation()).toBeVisible();
  expect(posted.map((params) => params.reference)).toEqual([reference]);
});
