import { z } from "zod";
import { serviceSlug } from "./service-slugs";
import { readSource } from "@/content/reading/source";

const amount = z.number().positive().describe("write an amount in euro, with a point, as in 12.5");

const rate = z.strictObject({
  from: amount,
  to: amount.optional(),
  unit: z.enum(["m2"]),
  vat: z.enum(["low", "high"]).default("low"),
  label: z.string().min(1),
  shownOn: z.string().min(1).describe("write where the site shows it"),
});

const names = [
  "interior",
  "interior-blog",
  "exterior",
  "exterior-panel",
  "facade",
  "newbuild",
  "newbuild-faq",
  "painting-interior",
  "painting-exterior",
  "painting-walls",
  "painting-ceilings",
  "painting-facades",
  "painting-frames",
] as const;

const squareMetres = z.number().positive().describe("write a number of square metres");

const indication = z.strictObject({
  spread: z.number().min(1).describe("write a factor of at least 1, as in 1.6"),
  roundTo: z
    .array(z.strictObject({ below: amount.optional(), multiple: amount }))
    .min(1)
    .refine((steps) => steps.at(-1)?.below === undefined, "the last step has to be without `below`"),
  works: z.array(
    z
      .strictObject({
        service: serviceSlug,
        part: z
          .string()
          .regex(/^[a-z-]+$/)
          .describe("write a short name in small letters, as in wanden"),
        rate: z.enum(names).optional(),
        upperRate: z.enum(names).optional(),
        measure: z.enum(["walls", "ceiling", "room", "facade", "none"]),
        squareMetresFrom: squareMetres,
        squareMetresTo: squareMetres,
      })
      .refine((work) => work.squareMetresFrom < work.squareMetresTo, "squareMetresTo has to be the larger"),
  ),
});

const schema = z.strictObject({
  rates: z.record(z.enum(names), rate),
  examples: z.array(
    z.strictObject({
      id: z.enum(["small", "medium", "large"]),
      squareMetresFrom: z.number().positive(),
      squareMetresTo: z.number().positive(),
      from: amount,
      to: amount,
    }),
  ),
  indication,
  promotion: z.strictObject({
    percent: z.number().positive().max(100),
    rate: z.enum(names),
    aboveSquareMetres: z.number().positive(),
  }),
  vat: z.strictObject({ low: z.number(), high: z.number(), lowFromYears: z.number() }),
  quote: z.strictObject({ validDays: z.number(), downPaymentPercent: z.number() }),
  sample: z.strictObject({ amount, currency: z.literal("EUR"), validMonths: z.number() }),
});

/** Every price on the site, from content/prices.yaml: euro, excluding VAT. */
export const prices = readSource("prices.yaml", schema);
export type RateName = (typeof names)[number];
export const rateNames = names;
