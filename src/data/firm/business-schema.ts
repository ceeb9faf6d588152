import { z } from "zod";
import { internationalNumber } from "#contract/phone-number.ts";
import { nextWeek } from "#data/format/weeks.ts";
import { matching, photoName, sized, text } from "#data/reading/common-schemas.ts";
import { found } from "#data/reading/issues.ts";
import { webAddress } from "#data/reading/web-address.ts";
import { nearestAccent, nearestMain } from "./colours.ts";

const link = z.strictObject({
  name: z.string().min(1),
  url: webAddress,
});

const places = z.array(z.string().min(2)).min(1);
const insurance = z
  .string()
  .min(10)
  .describe("write up to what the firm is insured, or leave the line out");
const team = z.string().min(5).describe("write who works there, or leave the line out");
const time = (example: string) =>
  matching(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, `write a time in quotes, as in "${example}"`);

interface OpeningTimes {
  opens?: string | undefined;
  closes?: string | undefined;
}

/** Whether there are two times, the first before the second, or none. */
function isOpenOrClosed({ opens, closes }: OpeningTimes): boolean {
  if (opens === undefined || closes === undefined) {
    return opens === closes;
  }
  return opens < closes;
}

const week = z
  .int()
  .min(1)
  .max(53)
  .optional()
  .describe("write the number of a week, as in 51, or leave it out");

interface FreeWeekFields {
  inside?: number | undefined;
  outside?: number | undefined;
  written: string;
}

/** Whether a year has these weeks: not every one has a week 53. */
const areWeeks = ({ inside, outside, written }: FreeWeekFields) =>
  [inside, outside].every((number) => number === undefined || nextWeek(number, written));

const person = z.strictObject({
  firstName: text.describe("write a first name"),
  role: text.describe('write the trade or the task, as in "stukadoor"'),
  line: z.string().min(10).describe("write one sentence about who comes"),
  portrait: photoName.optional(),
});

const colourForm = /^#[\da-f]{6}$/i;

/** A colour that must be legible; the message names the nearest that is. */
const colour = (nearest: (colour: string) => string, code: "paleColour" | "darkColour") =>
  matching(colourForm, "write # and six digits or letters, as in #1b3fd6").superRefine(
    (own, context) => {
      if (colourForm.test(own) && nearest(own) !== own.toLowerCase()) {
        context.addIssue({ code: "custom", ...found(code, { nearest: nearest(own) }) });
      }
    },
  );

/**
 * The fields of content/business.yaml; `npm run setup` checks its answers with the same schemas.
 * When an optional field is left out, the parts of pages that show it are left out, too.
 */
export const businessFields = z.strictObject({
  demo: z.boolean().describe("write true for the demonstration, false for a real firm"),
  name: sized(1, 40, "write the firm's name", "nameOutsideHeader"),
  legalName: z.string().min(1).describe("write the name as registered at the chamber of commerce"),
  chamberOfCommerce: matching(
    /^\d{8}$/,
    'write the eight digits of the KvK number in quotes, as in "12345678"',
  ),
  vatId: matching(
    /^NL\d{9}B\d{2}$/,
    "write NL, nine digits, B and two digits, as in NL123456789B01",
  ),
  referencePrefix: matching(
    /^[A-Z]{1,4}$/,
    "write one to four capitals from A to Z, such as the firm's initials",
  ),
  description: z
    .string()
    .min(20)
    .describe("write one sentence that says what the firm does and where"),
  street: z.string().min(3).describe("write street and number"),
  postalCode: matching(/^\d{4}[A-Z]{2}$/, "write four digits and two capitals, as in 3067TP"),
  city: z.string().min(2).describe("write the place"),
  country: z.literal("NL").describe("write NL"),
  latitude: z.number().min(50).max(54).optional().describe("write degrees, for example 51.92"),
  longitude: z.number().min(3).max(8).optional().describe("write degrees, for example 4.48"),
  serviceArea: z.string().min(2).describe("write the area the firm works in"),
  places: places.optional().describe("write the names of places, or leave the line out"),
  insurance: insurance.optional(),
  team: team.optional(),
  phone: sized(10, 20, "write the number as people read it", "numberOutsideScreen"),
  phoneInternational: matching(
    /^(\+\d{8,15})?$/,
    "write + and digits, as in +31100000000, only where it does not follow from the phone",
  ).default(""),
  whatsapp: matching(/^\d{8,15}$/, "write digits only, country code first").optional(),
  email: z.email().describe("write the firm's e-mail address"),
  priceRange: z.string().min(1).describe("write € to €€€€"),
  openingHours: z.array(
    z
      .strictObject({
        days: z.string().min(1),
        weekdays: z.array(
          z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]),
        ),
        opens: time("08:00").optional(),
        closes: time("18:00").optional(),
      })
      .refine(isOpenOrClosed, found("notLaterThanOpens", {}, "closes")),
  ),
  firstFreeWeek: z
    .strictObject({
      inside: week,
      outside: week,
      written: z.iso.date().describe("write the day on which you looked, as in 2026-11-24"),
    })
    .refine(areWeeks, found("noSuchWeek", {}))
    .optional(),
  roles: z
    .record(z.string(), text.describe('write what texts say, as in "onze stukadoor"'))
    .optional(),
  people: z.array(person).default([]),
  teamPhoto: photoName.optional(),
  mainColour: colour(nearestMain, "paleColour").optional(),
  accentColour: colour(nearestAccent, "darkColour").optional(),
  partner: link
    .extend({
      number: text
        .optional()
        .describe("write the firm's number there in quotes, or leave the line out"),
    })
    .optional(),
  externalReviews: link.optional(),
  socials: z.array(link).default([]),
});
type Fields = z.output<typeof businessFields>;

/** The number that a phone dials follows from the one that people read, so that both are one. */
function checkPhone({ phone, phoneInternational }: Fields, context: z.RefinementCtx<Fields>): void {
  const number = internationalNumber(phone);
  if (number === undefined && phoneInternational === "") {
    context.addIssue({ code: "custom", ...found("phoneNotKnown", {}, "phoneInternational") });
  } else if (number !== undefined && !["", number].includes(phoneInternational)) {
    const issue = found("phonesDiffer", { phone, number }, "phoneInternational");
    context.addIssue({ code: "custom", ...issue });
  }
}

/** The file content/business.yaml, with what follows from its fields. */
export const businessSchema = businessFields.superRefine(checkPhone).overwrite((business) => ({
  ...business,
  phoneInternational: business.phoneInternational || (internationalNumber(business.phone) ?? ""),
}));
export type Business = z.output<typeof businessSchema>;
