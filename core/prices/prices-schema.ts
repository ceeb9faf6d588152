import { z } from "zod";
import type { RawContent } from "#reading/content-file.ts";
import type { Issue } from "#reading/issues.ts";
import { rateName, shortName, squareMeters } from "#reading/references.ts";
import { buildings } from "./price-rules.ts";

const amount = z.number().positive();

const rate = z
  .strictObject({
    from: amount,
    to: amount.optional(),
    unit: z.enum(["m2", "m", "hour", "job", "item"]),
    vat: z.enum(["low", "high"]).default("low"),
    label: z.string().min(1),
    shownOn: z.string().min(1),
  })
  .refine(({ from, to = from }) => from <= to, {
    path: ["to"],
    error: "Schrijf hier het hoogste bedrag, of laat het leeg.",
  });
export type Rate = z.output<typeof rate>;

/** What past jobs came to, with the prices of their year. */
const example = z.strictObject({
  id: shortName,
  year: z.number().int().min(2000),
  squareMetersFrom: squareMeters,
  squareMetersTo: squareMeters,
  from: amount,
  to: amount,
});

/** A job that the price indication works out, with the answers to its questions by their names. */
const job = z.strictObject({
  id: shortName,
  service: shortName,
  part: shortName,
  squareMeters,
  building: z.enum(buildings).default("ouder"),
  answers: z.record(shortName, shortName).default({}),
});
export type JobInTexts = z.output<typeof job>;

const line = z.strictObject({ rate: rateName, quantity: z.number().positive() });
export type BillLine = z.output<typeof line>;

const invoice = z.strictObject({ hours: z.number().positive(), lines: z.array(line).min(1) });

const indication = z.strictObject({ minimum: rateName, room: z.number().min(0).max(50) });

/** When a promotion ends: every month, no promotion, or its last day. */
const monthNoneOrDay = new RegExp(`^(month|none)$|${z.regexes.date.source}`);

const promotion = z.strictObject({
  percent: z.number().positive().max(100),
  rates: z.array(rateName),
  aboveSquareMeters: squareMeters,
  ends: z.string().regex(monthNoneOrDay),
});

/** The fields of content/prices.yaml. The owner chooses the names of the rates. */
export const pricesSchema = z.strictObject({
  rates: z.record(shortName, rate),
  examples: z.array(example),
  jobs: z.array(job).default([]),
  invoice,
  bundles: z.array(z.strictObject({ id: shortName, lines: z.array(line).min(1) })),
  indication,
  promotion,
  vat: z.strictObject({ low: z.number(), high: z.number(), lowFromYears: z.number() }),
  quote: z.strictObject({
    validDays: z.number(),
    downPaymentPercent: z.number(),
    smallProject: amount,
  }),
  offer: z.strictObject({ currency: z.literal("EUR"), validMonths: z.number() }),
});
export type Prices = z.output<typeof pricesSchema>;

/** A warning when a real firm has a promotion that never ends. */
export function promotionWarnings({ promotion }: Prices, raw: RawContent): Issue[] {
  if (promotion.ends !== "month" || raw.data("content/business.yaml").demo !== false) {
    return [];
  }
  const place = "content/prices.yaml › promotion › ends";
  const message =
    "Een einddatum die elke maand opschuift, misleidt klanten en mag niet. Vul de laatste dag in, of none als er geen actie is.";
  return [{ place, message }];
}
