import { expect, test } from "vitest";
import { categories } from "@/content/schemas/case";
import { faqCategories } from "@/content/collections/questions";
import { blog } from "@/content/pages/blogs";
import { caseStudies } from "@/content/pages/case-studies";
import { consentTexts } from "@/content/pages/consent";
import { enquiryProps } from "@/content/pages/enquiry";
import { errors } from "@/content/pages/errors";
import { faq } from "@/content/pages/faq";
import { contact as contactPage } from "@/content/pages/contact";

// The words that are agreed to the letter. That the pages show what content/ says, e2e/specs sees to.
const contact = enquiryProps("contact").texts;
const quote = enquiryProps("quote").texts;

test("the forms say what is wrong in the agreed words", () => {
  expect(contact.errors).toMatchObject({
    name: "Naam is verplicht",
    email: "Geldig e-mailadres is vereist",
    phone: "Geldig telefoonnummer is vereist",
    service: "Selecteer een dienst",
    privacy: "U moet akkoord gaan met de privacyverklaring",
  });
  expect(quote.errors).toMatchObject({
    address: "Adres is verplicht",
    postalCode: "Geldige postcode is vereist",
    city: "Plaats is verplicht",
    projectType: "Type project is verplicht",
    squareMeters: "Aantal m² is verplicht",
  });
  expect(contact.fields.privacy).toBe("Ik ga akkoord met de verwerking van mijn gegevens");
});

test("sending, success and failure are told in the agreed words", () => {
  expect(contact.sending).toBe("Verzoek versturen...");
  expect(contact.success).toBe("Bedankt voor uw aanvraag! We nemen binnen 24 uur contact met u op.");
  expect(contact.sent).toMatchObject({ heading: "Bericht Ontvangen!", again: "Nieuw bericht" });
  expect(quote.sent).toMatchObject({ heading: "Offerte Aanvraag Ontvangen!", again: "Nieuwe aanvraag" });
  expect(contact.failure).toBe(
    "Er is een fout opgetreden bij het versturen van uw bericht. Probeer het later opnieuw of neem telefonisch contact met ons op.",
  );
  expect(quote.failure).toBe(
    "Er is een fout opgetreden bij het versturen van uw aanvraag. Probeer het later opnieuw.",
  );
});

test("the contact page, the cookie banner and the questions have the agreed words", () => {
  expect(contactPage.hero.heading).toBe("Contact Opnemen");
  expect(contactPage.form.heading).toBe("Stuur ons een bericht");
  expect(consentTexts).toMatchObject({
    showDetails: "Pas voorkeuren aan",
    hideDetails: "Verberg voorkeuren",
    save: "Voorkeuren opslaan",
    reopen: "Cookievoorkeuren",
    required: "Verplicht",
  });
  expect(faq.searchPlaceholder).toBe("Zoek in onze veelgestelde vragen...");
  expect(faq.emptyTitle).toBe("Geen resultaten gevonden");
  expect(faqCategories.map(({ id }) => id)).toEqual([
    "algemeen",
    "stucwerk",
    "schilderwerk",
    "kosten",
    "praktisch",
  ]);
});

test("what is not found is told in the agreed words", () => {
  expect(errors.notFound.heading).toBe("Oeps! Deze pagina bestaat niet.");
  expect(caseStudies.notFound).toMatchObject({
    heading: "Case study niet gevonden",
    text: "De opgevraagde case study kon niet worden gevonden.",
  });
  expect(blog.missing.heading).toBe("Blog niet gevonden");
  expect(blog.article.incomplete).toBe("Meer informatie over dit onderwerp volgt binnenkort.");
  expect(blog.list.popular).toBe("Populaire Blogs");
});

test("case studies have the agreed filters and headings", () => {
  expect(categories).toEqual(["gevel", "binnen", "nieuwbouw", "restauratie", "commercieel"]);
  expect(caseStudies.filters.map(({ id, label }) => [id, label])).toEqual([
    ["all", "Alle Projecten"],
    ["gevel", "Gevelrenovaties"],
    ["binnen", "Binnenstucwerk"],
    ["nieuwbouw", "Nieuwbouw"],
    ["restauratie", "Restauratie"],
    ["commercieel", "Commercieel"],
  ]);
  expect(caseStudies.detail).toMatchObject({
    challengeHeading: "De Uitdaging",
    solutionHeading: "De Oplossing",
  });
});
