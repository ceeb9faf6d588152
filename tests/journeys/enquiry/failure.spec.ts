import { site } from "#data/firm/site.ts";
import { fill } from "#data/format/fill.ts";
import { photo } from "#tests/support/enquiry-files.ts";
import {
  addressOf,
  contact,
  type EnquiryForm,
  fullAnswers,
  offered,
  quote,
  shortAnswers,
  textBeforeValue,
} from "#tests/support/enquiry-form.ts";
import { firm, telephone } from "#tests/support/firm.ts";
import { atRest } from "#tests/support/launch.ts";
import { expect, test } from "#tests/support/test.ts";

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

const answered = (status: string) => fill(contact.failed.status, { status });

test("the form keeps everything when the mail service refuses it, fails, or does not answer", async ({
  page,
  form,
}) => {
  await form.open("/offerte-aanvragen");
  const first = await form.answerWith(429);
  await form.send(fullAnswers);
  // First of all, because the toast goes by itself.
  await expect(form.toasts, "one sentence in both").toHaveText(quote.failure);
  await expectFailure(form, `${answered("429")} ${contact.failed.wait}`, fullAnswers);
  await expect(form.failure).toContainText(quote.failure);

  const reference = await form.shownReference();
  expect(reference).toMatch(/^[A-Z]+-[2-9A-Z]{8}$/);

  // It is the same enquiry after a reload, and is sent though the browser says it is offline.
  await page.reload();
  await page.evaluate(() =>
    Object.defineProperty(navigator, "onLine", { value: false, configurable: true }),
  );
  const second = await form.answerWith(500, "technical words");
  await form.send({});
  await expect(form.toasts).toHaveText(quote.failure);
  await form.toasts.getByRole("button").focus();
  await page.keyboard.press("Escape");
  await expect(form.toasts).toHaveText("");
  await expectFailure(form, quote.failure, fullAnswers);
  await expect(form.failure.getByText(answered("500"))).toHaveCount(1);
  await page.evaluate(() => Reflect.deleteProperty(navigator, "onLine"));
  expect([first, second].map(([params]) => params?.reference)).toEqual([reference, reference]);
  expect(second[0]?.sent_at).toBe(first[0]?.sent_at);
  await expect(page.getByText("technical words")).toHaveCount(0);

  await form.answerWith(0);
  await form.retry.click();
  await expect(form.toasts).toHaveText(quote.failure);
  await expectFailure(form, quote.failure, fullAnswers);
  await expect(form.failure.getByText(textBeforeValue(contact.failed.status))).toHaveCount(0);
});

test("beside a failure, mail and WhatsApp carry everything that was typed", async ({
  page,
  form,
}) => {
  await form.open("/offerte-aanvragen");
  await form.answerWith(500);
  await form.fillIn(fullAnswers);
  const list = { name: "lijst.txt", mimeType: "text/plain", buffer: Buffer.from("a") };
  await form.field("files").setInputFiles([await photo("gevel.jpg", 8), list]);
  await expect(page.getByText(list.name).first()).toBeVisible();
  await form.submitButton.click();
  await expect(form.failure).toContainText(quote.failure);

  await form.field("city").fill("Schiedam");
  const { fields, options } = quote;
  const lines = [
    quote.subject,
    `${fields.name}: Fatima el Idrissi`,
    `${fields.email}: fatima@voorbeeld.nl`,
    `${fields.phone}: 06 12345678`,
    `${fields.service}: ${offered[0]?.[1]}`,
    `${fields.address}: Kerkstraat 40`,
    `${fields.postalCode}: 3811 AD`,
    `${fields.city}: Schiedam`,
    `${fields.projectType}: ${options.projectType.appartement}`,
    `${fields.squareMeters}: 85`,
    `${fields.timeframe}: ${options.timeframe["binnen-3-maanden"]}`,
    `${fields.budget}: ${options.budget["2500-5000"]}`,
    "De muur is 85 m².",
    "Graag vóór de zomer & met steiger?",
    fill(quote.failed.reference, { reference: await form.shownReference() }),
  ];
  const mail = await addressOf(form.failure, quote.failed.email);
  expect(mail.pathname).toBe(site.data.sending.quote.recipient);
  expect(mail.searchParams.get("subject")).toBe(quote.subject);
  // Mail programs show a plus as a plus, and expect the line breaks of mail.
  expect(mail.search).not.toContain("+");
  expect(mail.searchParams.get("body")).toContain("\r\n");
  for (const line of lines) {
    expect.soft(mail.searchParams.get("body")).toContain(line);
  }
  expect((await addressOf(form.failure, quote.failed.call)).href).toBe(telephone);
  if (firm.whatsapp) {
    const whatsapp = await addressOf(form.failure, quote.failed.whatsapp);
    expect(whatsapp.host + whatsapp.pathname).toBe(`wa.me/${firm.whatsapp}`);
    for (const line of lines) {
      expect.soft(whatsapp.searchParams.get("text")).toContain(line);
    }
  }
});

test("a text that is too long for a link is cut there, and can be copied", {
  tag: "@chromium",
}, async ({ page, context, form }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await form.open("/contact");
  await form.answerWith(500);
  const end = "Tot ziens.";
  const message = `${"De muur is vochtig. ".repeat(200)}${end}`;
  await form.send({ ...shortAnswers, message });
  await expect(form.failure).toBeFocused();
  const mail = await addressOf(form.failure, contact.failed.email);
  expect(mail.href.length).toBeLessThanOrEqual(2_000);
  const body = mail.searchParams.get("body");
  expect(body).toContain(await form.shownReference());
  expect(body).toContain(shortAnswers.phone);
  expect(body).not.toContain(end);
  await form.failure.getByRole("button", { name: contact.failed.copy }).click();
  await expect(form.failure.getByText(contact.failed.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message);
});

test("an error while a form is being sent counts as a failure, and keeps everything", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(/getRandomValues/);
  await form.open("/contact");
  const posted = await form.answerWith();
  await form.fillIn(shortAnswers);
  await expect(form.island).toHaveCount(0);
  // A browser without a source of random numbers.
  await page.evaluate(() => Object.defineProperty(window, "crypto", { value: undefined }));
  await form.submitButton.click();
  await expectFailure(form, contact.failure, shortAnswers);
  expect(posted).toEqual([]);
});
