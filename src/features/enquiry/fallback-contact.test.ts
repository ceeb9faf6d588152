import { describe, expect, it } from "vitest";
import { type TextField, textFields } from "#contract/fields.ts";
import { emptyKept } from "./fields";
import { enquiryText, fallbackLinks } from "./fallback-contact";

const firm = {
  phone: "010-0000000",
  phoneInternational: "+31100000000",
  whatsapp: "31600000000",
  email: "info@firm.example",
};
const words = {
  fields: Object.fromEntries(textFields.map((field) => [field, `Label ${field}`])) as Record<
    TextField,
    string
  >,
  options: { service: { gevel: "Gevel" } },
  subject: "Bericht via de website",
  priceLine: "Prijsindicatie: {text}",
  referenceLine: "Referentie: {reference}",
};

describe("the text of a failed enquiry", () => {
  it("holds everything typed, with readable choices, and nothing that was left empty", () => {
    const values = {
      ...emptyKept,
      name: " Fatima ",
      service: "gevel",
      message: "Regel 1\nRegel 2 & 3",
      city: "  ",
    };
    expect(enquiryText(values, words, { reference: "KK-23456789", priceIndication: "€ 1.250" })).toBe(
      [
        "Bericht via de website",
        "",
        "Label name: Fatima",
        "Label service: Gevel",
        "Label message: Regel 1\nRegel 2 & 3",
        "Prijsindicatie: € 1.250",
        "Referentie: KK-23456789",
      ].join("\n"),
    );
  });
});

describe("the fallbacks", () => {
  const text = "Naam: Fatima & co\nm²: 85 + 3?\n100% zeker #1";
  const { whatsapp, email } = fallbackLinks(firm, "Bericht & vraag", text);

  it("open WhatsApp with the whole text", () => {
    const url = new URL(whatsapp ?? "");
    expect(url.origin + url.pathname).toBe("https://wa.me/31600000000");
    expect(url.searchParams.get("text")).toBe(text);
  });

  it("open the mail program with subject and text, its lines apart", () => {
    const url = new URL(email);
    expect(url.pathname).toBe("info@firm.example");
    expect(url.searchParams.get("subject")).toBe("Bericht & vraag");
    expect(url.searchParams.get("body")).toBe(text.replaceAll("\n", "\r\n"));
    expect(email).not.toContain("+");
  });

  it("has no chat where the firm has none", () => {
    expect(fallbackLinks({ ...firm, whatsapp: undefined }, "Bericht", "Naam: Bo")).not.toHaveProperty(
      "whatsapp",
    );
  });
});
