import { expect, test } from "vitest";
import { missingIn, type Project } from "./readiness.ts";

const form = (name: string) => ({
  serviceId: `service_${name}`,
  templateId: `template_${name}`,
  recipient: `${name}@dakdekker.nl`,
});

/** A firm that may go online on a server of its own. */
const ready: Project = {
  isDemo: false,
  mistakes: [],
  exampleFacts: [],
  hasOwnServer: true,
  site: {
    url: "https://dakdekker.nl",
    sending: {
      origin: "same",
      publicKey: "website",
      giveUpAfterSeconds: 15,
      photographs: true,
      confirmation: true,
      contact: form("contact"),
      quote: form("quote"),
    },
  },
};
const sending = (changes: Partial<Project["site"]["sending"]>): Project => ({
  ...ready,
  hasOwnServer: false,
  site: { ...ready.site, sending: { ...ready.site.sending, ...changes } },
});

test("a firm that has filled in everything may go online", () => {
  expect(missingIn(ready)).toEqual([]);
});

test("what is invented, wrong or an example is named with its place", () => {
  const site = { ...ready.site, url: "https://dak.example" };
  const wrong = { isDemo: true, mistakes: ["Home › Kop: is leeg"], exampleFacts: ["phone"] };
  const missing = missingIn({ ...ready, ...wrong, site });
  expect(missing).toEqual([
    "Home › Kop: is leeg",
    expect.stringMatching(/^Bedrijfsgegevens › /),
    "Bedrijfsgegevens › Telefoonnummer: dit is nog van het voorbeeld.",
    expect.stringMatching(
      /^Instellingen van de website › Adres van de website: https:\/\/dak\.example bestaat niet/,
    ),
  ]);
});

test("a host without our mail service needs another sender, with its ids", () => {
  expect(missingIn(sending({}))).toEqual([
    expect.stringMatching(/^Instellingen van de website › Verzenden › Waar aanvragen heen gaan:/),
  ]);
  const own = { ...form("contact"), serviceId: "service_a1b2", templateId: "template_c3d4" };
  const missing = missingIn(sending({ origin: "https://api.emailjs.com", contact: own }));
  expect(missing.map((line) => line.split(":")[0])).toEqual([
    "Instellingen van de website › Verzenden › Publieke sleutel",
    "Instellingen van de website › Verzenden › Offerte › Service-id",
    "Instellingen van de website › Verzenden › Offerte › Template-id",
  ]);
});

test("an enquiry must not go to an address that does not exist", () => {
  const contact = { ...form("contact"), recipient: "info@dak.example" };
  const [missing] = missingIn({ ...sending({ contact }), hasOwnServer: true });
  expect(missing).toMatch(/info@dak\.example bestaat niet/);
});
