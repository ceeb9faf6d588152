import { z } from "zod";
import { businessSchema } from "../../src/content/schemas/business.ts";
import { siteSchema } from "../../src/content/schemas/site.ts";
import { withoutEmptyFields } from "../../src/content/lib/validate.ts";
import { weekdays } from "./opening-hours.ts";
import { internationalForm } from "./telephone.ts";
import { tidy } from "./tidy.ts";

const firm = businessSchema.shape;
const site = siteSchema.shape;
const sending = site.sending.shape;
const recipientOnly = sending.contact.pick({ recipient: true });

const smtp = z.strictObject({ way: z.literal("smtp"), contact: recipientOnly, quote: recipientOnly });
const emailjs = z
  .strictObject({
    way: z.literal("emailjs"),
    publicKey: sending.publicKey,
    contact: sending.contact,
    quote: sending.quote,
  })
  .refine(({ contact, quote }) => contact.templateId !== quote.templateId, {
    path: ["quote", "templateId"],
  });

/** Everything that `npm run setup` asks, each answer by the rule that the site's own files are checked with. */
export const answersSchema = z.strictObject({
  name: z.preprocess(tidy.words, firm.name),
  legalName: z.preprocess(tidy.words, firm.legalName),
  chamberOfCommerce: z.preprocess(tidy.digits, firm.chamberOfCommerce),
  vatId: z.preprocess(tidy.capitals, firm.vatId),
  referencePrefix: z.preprocess(tidy.capitals, firm.referencePrefix),
  description: z.preprocess(tidy.words, firm.description),
  street: z.preprocess(tidy.words, firm.street),
  postalCode: z.preprocess(tidy.capitals, firm.postalCode),
  city: z.preprocess(tidy.words, firm.city),
  serviceArea: z.preprocess(tidy.words, firm.serviceArea),
  coordinates: z.tuple([firm.latitude.unwrap(), firm.longitude.unwrap()]).optional(),
  phone: z.preprocess(tidy.words, firm.phone),
  phoneInternational: z.preprocess(tidy.words, firm.phoneInternational),
  whatsapp: z.preprocess(tidy.telephone, firm.whatsapp),
  email: z.preprocess(tidy.words, firm.email),
  priceRange: z.preprocess(tidy.words, firm.priceRange),
  openingHours: z.preprocess(
    tidy.week,
    z.record(z.enum(weekdays), z.string().regex(/^(closed|\d\d:\d\d-\d\d:\d\d)$/)),
  ),
  people: firm.people,
  partner: firm.partner,
  externalReviews: firm.externalReviews,
  socials: z.preprocess(tidy.socials, firm.socials.default([])),
  url: z.preprocess(tidy.address, site.url),
  sending: z.discriminatedUnion("way", [smtp, emailjs]),
  demo: firm.demo,
});

export type Answers = z.output<typeof answersSchema>;
export type AnswerName = keyof Answers;

/** The answers as written in a file: without those left empty, and with one that follows from another. */
export function completed(written: unknown): unknown {
  const answers = withoutEmptyFields(written);
  if (typeof answers !== "object" || answers === null) return {};
  const { phone } = answers as { phone?: unknown };
  return typeof phone === "string" ? { phoneInternational: internationalForm(phone), ...answers } : answers;
}
