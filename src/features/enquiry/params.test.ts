import { describe, expect, it } from "vitest";
import { emptyValues } from "./fields";
import { type EnquiryContext, enquiryParams } from "./params";

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

describe("the parameters of a contact message", () => {
  it("names what was left empty", () => {
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
});

describe("the parameters of a quote request", () => {
  const values = {
    ...required,
    address: "Coolsingel 40",
    postalCode: "3011AD",
    city: "Rotterdam",
    projectType: "woning",
    squareMeters: "85",
    timeframe: "binnen-3-maanden",
    budget: "tot-1000",
    message: "Graag vóór de zomer.",
  };

  it("carries readable choices and everything typed", () => {
    expect(enquiryParams("quote", values, context)).toMatchObject({
      form_type: "offerte",
      address: "Coolsingel 40",
      postal_code: "3011AD",
      city: "Rotterdam",
      project_type: "woning",
      square_meters: "85",
      timeframe: "Binnen 3 maanden",
      budget: "Tot € 1.000",
      message: "Graag vóór de zomer.",
      subject: "Nieuwe offerte aanvraag",
    });
  });

  it("counts the files without sending them", () => {
    expect(enquiryParams("quote", values, { ...context, fileCount: 3 }).files_info).toBe(
      "Ja, 3 bestand(en) bijgevoegd",
    );
  });

  it("adds a price indication only when there is one", () => {
    expect(enquiryParams("quote", values, context)).not.toHaveProperty("price_indication");
    const params = enquiryParams("quote", values, { ...context, priceIndication: "€ 1.250 tot € 2.500" });
    expect(params).toMatchObject({
      price_indication: "€ 1.250 tot € 2.500",
      message: "Graag vóór de zomer.\n\nPrijsindicatie: € 1.250 tot € 2.500",
    });
  });
});
