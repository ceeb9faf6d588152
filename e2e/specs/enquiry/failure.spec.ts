import type { Page } from "@playwright/test";
import {
  addressOf,
  before,
  contact,
  type EnquiryForm,
  forms,
  fullAnswers,
  offered,
  quote,
  sendPath,
  shortAnswers,
} from "#e2e/helpers/enquiry-form.ts";
import { firm, telephone } from "#e2e/helpers/firm.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { hold } from "#e2e/helpers/shell-steps.ts";
import { type ExpectConsole, expect, test } from "#e2e/helpers/test.ts";

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

/** Sends a message whose answer is kept away; what is returned lets it come. */
async function sendSlowly(page: Page, form: EnquiryForm): Promise<() => void> {
  const release = await hold(page, sendPath);
  await form.send(shortAnswers);
  await expect(form.submitButton).toBeDisabled();
  return release;
}

test("a message that is on its way is not sent twice", async ({ page, form }) => {
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

test("a message that is on its way says so, and keeps the focus on its button", async ({
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

test("a message that is on its way cannot be changed", async ({ page, form }) => {
  await form.open("/contact");
  await form.answerWith();
  const release = await sendSlowly(page, form);
  await form.field("message").focus();
  await page.keyboard.type("Nog iets");
  await expect(form.field("message")).toHaveValue("");
  release();
  await expect(form.toasts).toHaveText(contact.success);
});

test.describe("the contacts beside a failure", () => {
  /** Fails to send, and changes the city afterwards; returns the reference. */
  async function fail(form: EnquiryForm): Promise<string> {
    await form.open("/offerte-aanvragen");
    await form.answerWith(500);
    await form.send(fullAnswers);
    await expect(form.failure).toBeVisible();
    await form.field("city").fill("Schiedam");
    return form.shownReference();
  }

  /** What was typed and chosen, in the words of the form. */
  function linesAbout(reference: string): string[] {
    const { fields, options } = quote;
    return [
      quote.subject,
      `${fields.name}: Fatima el Idrissi`,
      `${fields.email}: fatima@voorbeeld.nl`,
      `${fields.phone}: 06 12345678`,
      `${fields.service}: ${offered[0]?.[1]}`,
      `${fields.address}: Kerkstraat 40`,
      `${fields.postalCode}: 3811 AD`,
      `${fields.city}: Schiedam`,
      `${fields.projectType}: ${options.projectType["appartement"]}`,
      `${fields.squareMeters}: 85`,
      `${fields.timeframe}: ${options.timeframe["binnen-3-maanden"]}`,
      `${fields.budget}: ${options.budget["2500-5000"]}`,
      "De muur is 85 m².",
      "Graag vóór de zomer & met steiger?",
      quote.failed.reference.replace("{reference}", reference),
    ];
  }

  test("carry everything that was typed to the mail program", async ({ form }) => {
    const reference = await fail(form);
    const mail = await addressOf(form.failure, quote.failed.email);
    expect(mail.pathname).toBe(firm.email);
    expect(mail.searchParams.get("subject")).toBe(quote.subject);
    for (const line of linesAbout(reference)) {
      expect.soft(mail.searchParams.get("body")).toContain(line);
    }
  });

  test("are written as mail programs read them", async ({ form }) => {
    await fail(form);
    const mail = await addressOf(form.failure, quote.failed.email);
    // Mail programs show a plus as it is, and want lines apart as mail has them.
    expect(mail.search).not.toContain("+");
    expect(mail.searchParams.get("body")).toContain("\r\n");
  });

  test("carry everything that was typed to WhatsApp", async ({ form }) => {
    test.skip(!firm.whatsapp, "the firm has no WhatsApp");
    const reference = await fail(form);
    const whatsapp = await addressOf(form.failure, quote.failed.whatsapp);
    expect(whatsapp.host + whatsapp.pathname).toBe(`wa.me/${firm.whatsapp}`);
    for (const line of linesAbout(reference)) {
      expect.soft(whatsapp.searchParams.get("text")).toContain(line);
    }
  });

  test("call the firm", async ({ form }) => {
    await fail(form);
    expect((await addressOf(form.failure, quote.failed.call)).href).toBe(telephone);
  });
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

test.describe("without a connection", () => {
  const sendAgain = (page: Page) => page.getByRole("button", { name: contact.offline.send });

  /** Presses the button without a connection; returns what was posted. */
  async function sendOffline(page: Page, form: EnquiryForm, expectConsole: ExpectConsole) {
    // What the browser writes of a picture that was still on its way.
    expectConsole(/ERR_INTERNET_DISCONNECTED/, { optional: true });
    await form.open("/contact");
    const posted = await form.answerWith();
    await form.fillIn(shortAnswers);
    await expect(form.island).toHaveCount(0);
    // The script that sends may come after the form's own.
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await form.submitButton.click();
    await expect(form.failure).toBeFocused();
    return posted;
  }

  test("an enquiry is not sent, and says that it waits", async ({ page, form, expectConsole }) => {
    const posted = await sendOffline(page, form, expectConsole);
    await expect(form.failure).toContainText(contact.offline.waiting);
    await expect(form.toasts).toContainText(contact.offline.waiting);
    await expect(sendAgain(page)).toHaveCount(0);
    expect(posted).toEqual([]);
  });

  test("an enquiry may be sent as soon as the connection is back, and not by itself", async ({
    page,
    form,
    expectConsole,
  }) => {
    const posted = await sendOffline(page, form, expectConsole);
    await page.context().setOffline(false);
    await expect(form.failure).toContainText(contact.offline.back);
    await expect(sendAgain(page)).toBeVisible();
    expect(posted).toEqual([]);
  });

  test("the button to send goes with the connection, and leaves the focus in its message", async ({
    page,
    form,
    expectConsole,
  }) => {
    await sendOffline(page, form, expectConsole);
    await page.context().setOffline(false);
    await sendAgain(page).focus();
    await page.context().setOffline(true);
    await expect(sendAgain(page)).toHaveCount(0);
    await expect(form.failure).toBeFocused();
  });

  test("an enquiry keeps its reference until it is sent", async ({ page, form, expectConsole }) => {
    const posted = await sendOffline(page, form, expectConsole);
    const reference = await form.shownReference();
    await page.context().setOffline(false);
    await sendAgain(page).click();
    await expect(form.confirmation()).toBeVisible();
    expect(posted.map((params) => params["reference"])).toEqual([reference]);
  });
});
