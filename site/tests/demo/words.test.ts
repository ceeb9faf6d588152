import { articles, isComplete } from "@contractor/core/facts/articles/articles.ts";
import { enquiryProps } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { business, site } from "@contractor/core/facts.ts";
import { expect, test } from "vitest";

// The texts and addresses of the specification. Tests for every firm check that pages show them.

test("two articles are written, and the others say that more follows", () => {
  const written = articles.data.filter(isComplete).map(({ id }) => id);
  expect(written).toEqual(["binnen-stucwerk-rotterdam", "stucwerk-kosten-rotterdam"]);
});

test("search engines are told the specified place and price range", () => {
  const place = { country: "NL", latitude: 51.92, longitude: 4.48, priceRange: "€€" };
  expect(business.data).toMatchObject(place);
});

test("the forms have the specified messages", () => {
  expect(enquiryProps("contact").texts).toMatchObject({
    sending: "Verzoek versturen...",
    success: "Bedankt voor uw aanvraag! We nemen binnen 24 uur contact met u op.",
    failure:
      "Er is een fout opgetreden bij het versturen van uw bericht. Probeer het later opnieuw of neem telefonisch contact met ons op.",
    sent: { heading: "Bericht Ontvangen!", again: "Nieuw bericht" },
  });
  expect(enquiryProps("quote").texts).toMatchObject({
    failure:
      "Er is een fout opgetreden bij het versturen van uw aanvraag. Probeer het later opnieuw.",
    sent: { heading: "Offerte Aanvraag Ontvangen!", again: "Nieuwe aanvraag" },
    errors: {
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
    },
  });
});

test.each(["serviceId", "templateId", "recipient"] as const)("each form has its own %s", (name) => {
  expect(site.data.sending.contact[name]).not.toBe(site.data.sending.quote[name]);
});
