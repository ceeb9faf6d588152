import { describe, expect, it } from "vitest";
import { site } from "@/content/business/site.ts";
import { enquiryProps } from "@/content/pages/enquiry.ts";

const contact = enquiryProps("contact");
const quote = enquiryProps("quote");

describe("the forms say what was agreed, to the letter", () => {
  it("under their fields", () => {
    expect(quote.texts.errors).toMatchObject({
      name: "Naam is verplicht",
      email: "Geldig e-mailadres is vereist",
      phone: "Geldig telefoonnummer is vereist",
      service: "Selecteer een dienst",
      privacy: "U moet akkoord gaan met de privacyverklaring",
      address: "Adres is verplicht",
      postalCode: "Geldige postcode is vereist",
      city: "Plaats is verplicht",
      projectType: "Type project is verplicht",
      squareMeters: "Aantal m² is verplicht",
    });
  });

  it("while and after sending", () => {
    expect(contact.texts).toMatchObject({
      sending: "Verzoek versturen...",
      success: "Bedankt voor uw aanvraag! We nemen binnen 24 uur contact met u op.",
      failure:
        "Er is een fout opgetreden bij het versturen van uw bericht. Probeer het later opnieuw of neem telefonisch contact met ons op.",
      sent: { heading: "Bericht Ontvangen!", again: "Nieuw bericht" },
    });
    expect(quote.texts).toMatchObject({
      failure: "Er is een fout opgetreden bij het versturen van uw aanvraag. Probeer het later opnieuw.",
      sent: { heading: "Offerte Aanvraag Ontvangen!", again: "Nieuwe aanvraag" },
    });
  });
});

it.each(["serviceId", "templateId", "recipient"] as const)("each form has its own %s", (name) => {
  expect(site.sending.contact[name]).not.toBe(site.sending.quote[name]);
});
