import { expect, it } from "vitest";
import { enquiryProps } from "@/content/pages/enquiry";
import { emptyValues } from "./fields";
import { type EnquiryContext, enquiryParams, enquiryText } from "./params";

const context: EnquiryContext = {
  recipient: "info@firm.example",
  reference: "KK-23456789",
  sentAt: "2026-06-03T12:05:00.000Z",
  fileCount: 0,
  elapsedMs: 61_234.5,
  priceIndication: "",
  labels: {
    timeframe: { "binnen-3-maanden": "Binnen 3 maanden" },
    budget: { "tot-1000": "Tot € 1.000" },
  },
};

const required = {
  ...emptyValues,
  name: "Fatima el Idrissi",
  email: "fatima@voorbeeld.nl",
  phone: "06 12345678",
  service: "gevel",
};

it("a contact message names what was left empty", () => {
  expect(enquiryParams("contact", required, context)).toEqual({
    form_type: "contact",
    recipient_email: "info@firm.example",
    name: "Fatima el Idrissi",
    email: "fatima@voorbeeld.nl",
    phone: "06 12345678",
    address: "Niet opgegeven",
    postal_code: "Niet opgegeven",
    city: "Niet opgegeven",
    service: "gevel",
    project_type: "Niet opgegeven",
    square_meters: "Niet opgegeven",
    timeframe: "Niet opgegeven",
    budget: "Niet opgegeven",
    files_info: "Geen bestanden toegevoegd",
    message: "Geen bericht",
    subject: "Nieuw contactformulier bericht",
    sent_at: "2026-06-03T12:05:00.000Z",
    reference: "KK-23456789",
    website: "",
    elapsed_ms: "61235",
  });
});

it("a request for a quote carries readable choices, how many files, and the price that was shown", () => {
  const values = { ...required, timeframe: "binnen-3-maanden", budget: "tot-1000", message: "Graag snel." };
  const shown = { fileCount: 3, priceIndication: "€ 1.250 tot € 2.500" };
  expect(enquiryParams("quote", values, { ...context, ...shown })).toMatchObject({
    form_type: "offerte",
    timeframe: "Binnen 3 maanden",
    budget: "Tot € 1.000",
    files_info: "Ja, 3 bestand(en) bijgevoegd",
    price_indication: "€ 1.250 tot € 2.500",
    message: "Graag snel.\n\nPrijsindicatie: € 1.250 tot € 2.500",
    subject: "Nieuwe offerte aanvraag",
  });
});

it("what is sent another way holds all that was typed, and nothing that was left empty", () => {
  const values = {
    ...emptyValues,
    name: " Fatima ",
    service: "anders",
    message: "Regel 1\nRegel 2",
    city: " ",
  };
  const { texts } = enquiryProps("quote");
  const extra = { reference: "KK-23456789", priceIndication: "€ 1.250" };
  expect(enquiryText(values, texts, extra).split("\n")).toEqual([
    texts.subject,
    "",
    `${texts.fields.name}: Fatima`,
    `${texts.fields.service}: ${texts.options.service["anders"]}`,
    `${texts.fields.message}: Regel 1`,
    "Regel 2",
    texts.priceLine.replace("{text}", "€ 1.250"),
    texts.failed.reference.replace("{reference}", "KK-23456789"),
  ]);
});
