import { libraryVersion } from "@contractor/core/enquiry/calls.ts";
import { priceBook } from "@contractor/core/prices/estimate/price-book.ts";
import { fixedSettings, type MailConfig, readMailConfig } from "@contractor/mail/config/config.ts";
import type { AnswerWords, SiteSettings } from "@contractor/mail/config/site-settings.ts";

const idsOf = (form: string) => ({ serviceId: `service_${form}`, templateId: `template_${form}` });

/** What the build would read from the files of a firm's site. */
export const siteSettings: SiteSettings = {
  url: "https://firm.example",
  forms: {
    contact: { ...idsOf("contact"), recipient: "info@firm.example" },
    quote: { ...idsOf("quote"), recipient: "offerte@firm.example" },
  },
  firmName: "Dak & Goot",
  email: "website@firm.example",
  colour: "#0a5c36",
  labels: {
    service: { dak: "Dakwerk", zink: "Zinkwerk", anders: "Anders" },
    project_type: { bedrijfspand: "Bedrijfspand", anders: "Anders" },
    params: {
      name: "Naam",
      address: "Adres",
      postal_code: "Postcode",
      city: "Plaats",
      phone: "Telefoon",
      email: "E-mailadres",
      service: "Dienst",
      work_part: "Onderdeel",
      square_meters: "Aantal m²",
      project_type: "Type project",
      price_indication: "Getoonde prijs",
      drawing: "Tekening",
      timeframe: "Gewenste termijn",
      budget: "Budget",
      files_info: "Bestanden",
      reference: "Referentie",
    },
  },
  referencePrefix: "DG",
};

const wordsOf = (what: string) => ({
  subject: `Uw ${what} {reference} is ontvangen`,
  title: `Uw ${what} is ontvangen`,
  next: "Binnen 24 uur: we bellen u",
});

/** The words of the mail to the visitor, as the build would read them. */
export const answerWords: AnswerWords = {
  contact: wordsOf("bericht"),
  quote: wordsOf("aanvraag"),
  lead: "Uw nummer is {reference}.",
  heading: "Zo gaat het verder",
  photographs: "Antwoord op deze mail met uw foto’s.",
  call: "Bel ons",
  phone: "070-0000000",
  phoneInternational: "+31700000000",
  hours: [{ label: "Maandag", value: "8.00–18.00 uur" }],
  away: undefined,
  prices: priceBook(),
  footer: "Dak & Goot",
};

const much = { hour: 1e12, day: 1e12 };
/** Limits for tests that are not about limits. */
export const unlimited = { client: much, everyone: much };

export function testConfig(
  SMTP_URL = "smtp://localhost",
  overrides: Partial<MailConfig> = {},
): MailConfig {
  return {
    ...readMailConfig({ SMTP_URL }, siteSettings),
    // Long enough for a busy machine.
    sendDeadlineMs: fixedSettings.filesDeadlineMs,
    limits: unlimited,
    ...overrides,
  };
}

export const quoteParams = {
  form_type: "Offerteaanvraag",
  recipient_email: "offerte@firm.example",
  name: "Zoë de Vries",
  email: "zoe@example.nl",
  phone: "010-1234567",
  address: "Lijnbaan 12-b",
  postal_code: "3012 EP",
  city: "Rotterdam",
  service: "dak",
  project_type: "bedrijfspand",
  square_meters: "45,5",
  timeframe: "Binnen 1 maand",
  budget: "€ 1.000 – € 2.500",
  files_info: "Ja, 2 bestand(en) bijgevoegd",
  message: "Graag strak werk.\nDe hal is 4 meter hoog.",
  subject: "Nieuwe offerte aanvraag",
  reference: "DG-7F3A",
  price_indication: "€ 562,50 – € 1.125,00 excl. btw",
  sent_at: "2026-06-03T12:05:00.000Z",
  elapsed_ms: "20000",
};

const contactParams = {
  form_type: "Contactformulier",
  recipient_email: "info@firm.example",
  name: "Piet Bakker",
  email: "piet@example.nl",
  phone: "0612345678",
  service: "anders",
  square_meters: "Niet opgegeven",
  message: "Geen bericht",
  subject: "Nieuw contactformulier bericht",
  elapsed_ms: "20000",
};

/**
 * The parameters that identify the account and the form, and the version of the EmailJS library.
 */
export const ids = {
  lib_version: libraryVersion,
  user_id: "the-public-key",
  service_id: "service_quote",
  template_id: "template_quote",
};

/**
 * The body of a call for the quote form, as @emailjs/browser makes it, with `changes` to everything
 * but the parameters.
 */
export function quoteBody(params: object = {}, changes: object = {}): Record<string, unknown> {
  return { ...ids, template_params: { ...quoteParams, ...params }, ...changes };
}

/** The same for the contact form. */
export function contactBody(params: object = {}): Record<string, unknown> {
  const form = { service_id: "service_contact", template_id: "template_contact" };
  return { ...ids, ...form, template_params: { ...contactParams, ...params } };
}
