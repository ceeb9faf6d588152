import { z } from "zod";
import { internationalNumber } from "#enquiry/phone-number.ts";
import { advised, sized, text, texts, webAddress } from "#reading/common-schemas.ts";
import { day, photoName } from "#reading/references.ts";
import { nearestAccent, nearestMain } from "./colours.ts";

const link = z.strictObject({ name: text, url: webAddress });
/** A number of letters and digits without what people write between them: "NL8765.43.210 b01". */
const compacted = z.string().overwrite((typed) => typed.replace(/[\s.-]/g, "").toUpperCase());

const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, {
  error: "Schrijf een tijd met vier cijfers, zoals 08:30.",
  // Which of two times is the first, is no question before both are times.
  abort: true,
});

/** Two times, the first before the second, or none. */
const openingDay = z
  .strictObject({
    days: text,
    weekdays: z.array(
      z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]),
    ),
    opens: time.optional(),
    closes: time.optional(),
  })
  .refine(({ opens, closes }) => (opens && closes ? opens < closes : opens === closes), {
    path: ["closes"],
    error: "Vul beide tijden in, de vroegste eerst. Laat ze allebei leeg als u gesloten bent.",
  });

/** A form, a mail and the structured data each read one line a day. */
const hasEachDayOnce = (lines: readonly { weekdays: readonly string[] }[]) => {
  const days = lines.flatMap(({ weekdays }) => weekdays);
  return new Set(days).size === days.length;
};

const person = z.strictObject({
  ...texts("firstName", "role"),
  line: z.string().min(10),
  portrait: photoName.optional(),
});

/** A colour on which such letters must be legible; the message names the nearest that is. */
const colour = (nearest: (colour: string) => string, letters: string) =>
  z
    .string()
    .meta({ format: "colour" })
    .trim()
    .toLowerCase()
    .superRefine((own, context) => {
      if (!/^#[\da-f]{6}$/.test(own)) {
        context.addIssue("Schrijf de code van de kleur: een # en zes tekens, zoals #1b3fd6.");
      } else if (nearest(own) !== own) {
        context.addIssue(
          `${letters} letters op deze kleur zijn niet goed te lezen. De kleur die er het meest op lijkt en wel kan, is ${nearest(own)}.`,
        );
      }
    });

/** The fields of content/business.yaml. Without an optional one, pages lack what shows it. */
const fields = z.strictObject({
  demo: z.boolean(),
  name: advised(text, 40, "name"),
  legalName: text,
  chamberOfCommerce: compacted.regex(/^\d{8}$/),
  /** "GEEN" for a firm that has none, under the kleineondernemersregeling. */
  vatId: compacted.regex(/^(NL\d{9}B\d{2}|GEEN)$/).optional(),
  referencePrefix: compacted.regex(/^[A-Z]{1,4}$/),
  description: z.string().min(20),
  street: z.string().min(3),
  postalCode: compacted.regex(/^\d{4}[A-Z]{2}$/),
  city: z.string().min(2),
  country: z.literal("NL"),
  latitude: z.number().min(50).max(54).optional(),
  longitude: z.number().min(3).max(8).optional(),
  serviceArea: z.string().min(2),
  places: z.array(z.string().min(2)).min(1).optional(),
  insurance: z.string().min(10).optional(),
  team: z.string().min(5).optional(),
  /** What the firm does and who does it, as texts name them. */
  trades: z.array(z.strictObject(texts("work", "worker", "workers"))).min(1),
  phone: sized(10, 20, "phone"),
  phoneInternational: compacted.regex(/^(\+\d{8,15})?$/).default(""),
  whatsapp: z
    .string()
    .overwrite((typed) => internationalNumber(typed)?.slice(1) ?? typed)
    .regex(/^\d{8,15}$/)
    .optional(),
  email: z.email(),
  priceRange: text,
  openingHours: z.array(openingDay).refine(hasEachDayOnce, {
    error:
      "Een dag staat in twee regels. Schrijf elke dag in één regel, van de eerste tot de laatste tijd, en noem een pauze bij ‘days’: Maandag (pauze 12–13 uur).",
  }),
  /** A period in which the firm does not work; the site knows the public holidays itself. */
  closed: z
    .strictObject({ from: day, until: day })
    .refine(({ from, until }) => from <= until, {
      path: ["until"],
      error: "De laatste dag ligt voor de eerste. Draai ze om.",
    })
    .optional(),
  firstFreeWeek: z.strictObject({ week: z.int().min(1).max(53), written: day }).optional(),
  roles: z.record(z.string(), text).optional(),
  people: z.array(person).default([]),
  mainColour: colour(nearestMain, "Witte").optional(),
  accentColour: colour(nearestAccent, "Donkere").optional(),
  partner: link.extend({ number: text.optional() }).optional(),
  externalReviews: link.optional(),
  socials: z.array(link).default([]),
});

/** The file content/business.yaml. A phone dials the number that people read. */
export const businessSchema = fields
  .refine(({ phone, phoneInternational }) => internationalNumber(phone) || phoneInternational, {
    path: ["phone"],
    error:
      "Hierin staat geen nummer dat een telefoon kan kiezen. Schrijf het met netnummer, zoals 010-1234567. Een 0900-nummer schrijft u ook bij ‘Telefoonnummer met landcode’, zoals +319001234.",
  })
  .overwrite((business) => ({
    ...business,
    vatId: business.vatId === "GEEN" ? undefined : business.vatId,
    phoneInternational: internationalNumber(business.phone) ?? business.phoneInternational,
  }));
export type Business = z.output<typeof businessSchema>;
