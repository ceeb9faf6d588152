import { fill } from "#data/format/fill.ts";
import {
  addressOf,
  type EnquiryForm,
  fullAnswers,
  offered,
  quote,
} from "#e2e/helpers/enquiry-form.ts";
import { firm, telephone } from "#e2e/helpers/firm.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

test.describe("the ways to reach the firm beside a failure", () => {
  /** Fails to send, and then changes the city; returns the enquiry number. */
  async function fail(form: EnquiryForm): Promise<string> {
    await form.open("/offerte-aanvragen");
    await form.answerWith(500);
    await form.send(fullAnswers);
    await expect(form.failure).toBeVisible();
    await form.field("city").fill("Schiedam");
    return form.shownReference();
  }

  /** The answers, in the words of the form. */
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
      `${fields.projectType}: ${options.projectType.appartement}`,
      `${fields.squareMeters}: 85`,
      `${fields.timeframe}: ${options.timeframe["binnen-3-maanden"]}`,
      `${fields.budget}: ${options.budget["2500-5000"]}`,
      "De muur is 85 m².",
      "Graag vóór de zomer & met steiger?",
      fill(quote.failed.reference, { reference }),
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
    // Mail programs show a plus as a plus, and expect the line breaks of mail.
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
