import { z } from "zod";
import { readSource } from "./source";

const amount = z.number().positive().describe("write an amount in euro, with a point, as in 12.5");

const rate = z.strictObject({
  from: amount,
  to: amount.optional(),
  unit: z.enum(["m2"]),
  label: z.string().min(1),
  shownOn: z.string().min(1).describe("write where the site shows it"),
});

const names = [
  "interior", "interior-blog", "exterior", "exterior-panel", "facade", "newbuild", "newbuild-faq", "painting-interior",
  "painting-exterior", "painting-walls", "painting-ceilings", "painting-facades", "painting-frames",
] as const;

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
