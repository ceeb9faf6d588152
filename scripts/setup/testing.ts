import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../mail/testing/temporary-folder.ts";

/** What a new owner answers, in a file. */
export const written = {
  name: "'t Nieuw: Stuc",
  legalName: "'t Nieuw B.V.",
  chamberOfCommerce: "22222222",
  vatId: "nl 2222.22.222 b02",
  referencePrefix: "TNS",
  description: "Stukadoors in Zwolle en omgeving, voor gevels en plafonds.",
  street: "Dijk 2",
  postalCode: "8011 aa",
  city: "Zwolle",
  serviceArea: "Zwolle en omgeving",
  latitude: 52.5,
  longitude: 6.1,
  phone: "038-2222222",
  email: "post@nieuw.example",
  priceRange: "€€€",
  openingHours: { Monday: "7.30-16", Tuesday: "7:30 tot 16", Friday: "7.30-12", Sunday: "dicht" },
  socials: [{ name: "Mastodon", url: "mastodon.example/@nieuw" }],
  url: "nieuw.example/",
  sending: {
    way: "emailjs",
    publicKey: "key_1",
    contact: { serviceId: "service_a", templateId: "template_a", recipient: "a@nieuw.example" },
    quote: { serviceId: "service_a", templateId: "template_b", recipient: "b@nieuw.example" },
  },
  demo: false,
};

/** A project of which only the files that the answers go into are there, as they are in this one. */
export function smallProject() {
  const root = temporaryFolder();
  for (const file of ["content/business.yaml", "site.yaml"]) cpSync(file, join(root, file));
  const path = (file: string) => join(root, file);
  return { root, path, read: (file: string) => readFileSync(path(file), "utf8") };
}
