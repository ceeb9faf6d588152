import { expect, it } from "vitest";
import { emptyValues } from "./fields";
import { enquiryParams } from "./params";

const context = {
  recipient: "info@firm.example",
  reference: "KK-23456789",
  sentAt: "2026-06-03T12:05:00.000Z",
  fileCount: 0,
  elapsedMs: 61_234.5,
  priceIndication: "",
  labels: { timeframe: {}, budget: {} },
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
