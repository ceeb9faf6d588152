import { z } from "zod";

const link = z.strictObject({
  name: z.string().min(1),
  url: z.url().describe("write the whole address, with https://"),
});

/** What content/business.yaml holds; `npm run setup` asks for it by the same rules. */
export const businessSchema = z.strictObject({
  demo: z.boolean().describe("write true for the demonstration, false for a real firm"),
  name: z.string().min(1).describe("write the firm's name"),
  legalName: z.string().min(1).describe("write the name as registered at the chamber of commerce"),
  description: z.string().min(20).describe("write one sentence that says what the firm does and where"),
  street: z.string().min(3).describe("write street and number"),
  postalCode: z
    .string()
    .regex(/^\d{4}[A-Z]{2}$/)
    .describe("write four digits and two capitals, as in 3067TP"),
  city: z.string().min(2).describe("write the place"),
  country: z.literal("NL").describe("write NL"),
  latitude: z.number().describe("write degrees, for example 51.92"),
  longitude: z.number().describe("write degrees, for example 4.48"),
  serviceArea: z.string().min(2).describe("write the area the firm works in"),
  phone: z.string().min(10).describe("write the number as people read it"),
  phoneInternational: z
    .string()
    .regex(/^\+\d{8,15}$/)
    .describe("write + and digits, as in +31100000000"),
  whatsapp: z
    .string()
    .regex(/^\d{8,15}$/)
    .describe("write digits only, country code first"),
  email: z.email().describe("write the firm's e-mail address"),
  priceRange: z.string().min(1).describe("write € to €€€€"),
  openingHours: z.array(
    z.strictObject({
      days: z.string().min(1),
      weekdays: z.array(
        z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]),
      ),
      opens: z
        .string()
        .regex(/^\d\d:\d\d$/)
        .optional()
        .describe('write a time in quotes, as in "08:00"'),
      closes: z
        .string()
        .regex(/^\d\d:\d\d$/)
        .optional()
        .describe('write a time in quotes, as in "18:00"'),
    }),
  ),
  partner: link,
  externalReviews: link,
  socials: z.array(link),
});
