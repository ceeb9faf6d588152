import type { Answers } from "./answers.ts";

/** A firm of these tests alone, in files with comments of their own. */
export const firmFile = `# Who we are.
demo: true

name: Oud & Zn. # on the van
legalName: Oud & Zn. V.O.F.
chamberOfCommerce: "11111111"
vatId: NL111111111B01
referencePrefix: OZ
description: Stukadoors in Gouda en omgeving, voor muren en plafonds.
street: Markt 1
postalCode: 2801JJ
city: Gouda
country: NL
latitude: 52.01
longitude: 4.71
serviceArea: Gouda en omgeving
# As people read it.
phone: 0182-111111
phoneInternational: "+31182111111"
# As wa.me wants it.
whatsapp: "31182111111"
email: oud@oud.example
priceRange: €€
openingHours:
  # Summer and winter.
  - {
      days: Door de week,
      weekdays: [Monday, Tuesday, Wednesday, Thursday, Friday],
      opens: "08:00",
      closes: "17:00",
    }
  - { days: Weekend, weekdays: [Saturday, Sunday] }
people:
  - { firstName: Koos, role: stukadoor, line: Stuct sinds zijn zestiende muren. }
# Our network.
partner:
  # Its short name.
  name: Het Net
  url: https://hetnet.example
externalReviews:
  name: Klantwoord
  url: https://klantwoord.example/oud
socials:
  - { name: Facebook, url: https://facebook.com/oud }
`;

export const siteFile = `# Where it is.
url: https://oud.example

# Where enquiries go.
sending:
  origin: same
  publicKey: website
  giveUpAfterSeconds: 15
  contact:
    serviceId: service_contact
    templateId: template_contact
    # Koos reads this one.
    recipient: oud@oud.example
  quote:
    serviceId: service_quote
    templateId: template_quote
    recipient: oud@oud.example

analytics:
  id: ""
`;

/** What a new owner answers. */
export const newAnswers: Answers = {
  name: "'t Nieuw: Stuc",
  legalName: "'t Nieuw B.V.",
  chamberOfCommerce: "22222222",
  vatId: "NL222222222B02",
  referencePrefix: "TNS",
  description: "Stukadoors in Zwolle en omgeving, voor gevels en plafonds.",
  street: "Dijk 2",
  postalCode: "8011AA",
  city: "Zwolle",
  serviceArea: "Zwolle en omgeving",
  coordinates: undefined,
  phone: "038-2222222",
  phoneInternational: "+31382222222",
  whatsapp: undefined,
  email: "post@nieuw.example",
  priceRange: "€€€",
  openingHours: {
    Monday: "07:30-16:00",
    Tuesday: "07:30-16:00",
    Wednesday: "closed",
    Thursday: "07:30-16:00",
    Friday: "07:30-12:00",
    Saturday: "closed",
    Sunday: "closed",
  },
  people: [],
  partner: undefined,
  externalReviews: undefined,
  socials: [],
  url: "https://nieuw.example",
  sending: {
    way: "emailjs",
    publicKey: "key_1",
    contact: { serviceId: "service_a", templateId: "template_a", recipient: "a@nieuw.example" },
    quote: { serviceId: "service_a", templateId: "template_b", recipient: "b@nieuw.example" },
  },
  demo: false,
};
