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

it("what a form does not offer by name is another service", () => {
  expect(contact.otherServices).toEqual(expect.arrayContaining(["nieuwbouw-stucen", "schilderwerk"]));
  expect(quote.otherServices).toEqual(["schilderwerk"]);
});

it("each form goes to its own service, template and recipient", () => {
  const { contact: message, quote: request } = site.sending;
  expect(contact.sending).toMatchObject(message);
  expect(quote.sending).toMatchObject(request);
  expect(message.serviceId).not.toBe(request.serviceId);
  expect(message.templateId).not.toBe(request.templateId);
  expect(message.recipient).not.toBe(request.recipient);
});
