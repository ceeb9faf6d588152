import { z } from "zod";
import { internationalNumber } from "#contract/phone-number.ts";
import { factFiles } from "#data/fact-files.ts";
import { businessFields, checkPhone } from "#data/firm/business-schema.ts";
import { differentTemplates, siteSchema } from "#data/firm/site-schema.ts";
import { openContent } from "#data/open-content.ts";
import { pricesSchema } from "#data/prices/prices-schema.ts";
import { onDisk } from "#data/reading/files.ts";
import { valid, validate } from "#data/reading/validate.ts";
import { labelOf } from "#owner/editor/form/labels.ts";
import { isRecord } from "#owner/editor/values.ts";
import { beginSchema } from "./empty-demonstration.ts";
import { hoursForm, readHours, type Week, weekdays, weekOf } from "./opening-hours.ts";
import { tidied } from "./tidy.ts";

const firm = businessFields.omit({
  country: true,
  roles: true,
  openingHours: true,
  demo: true,
});
const { url, sending } = siteSchema.shape;
const promotion = pricesSchema.shape.promotion.shape;
const { publicKey, contact, quote } = sending.shape;
const recipient = contact.pick({ recipient: true });

const hours = Object.fromEntries(
  weekdays.map((day) => [day, z.string().overwrite(readHours).regex(hoursForm)]),
);
const smtp = z.strictObject({ way: z.literal("smtp"), contact: recipient, quote: recipient });
const emailjs = z
  .strictObject({ way: z.literal("emailjs"), publicKey, contact, quote })
  .refine((ids) => ids.contact.templateId !== ids.quote.templateId, differentTemplates);

/** Every question of `npm run setup`, with the rules of the site's own files. */
const fields = firm.extend({
  openingHours: z.strictObject(hours as Record<keyof Week, z.ZodString>),
  /** The last day of the promotion; undefined for a firm without one. */
  promotionEnds: promotion.ends.optional(),
  promotionPercent: promotion.percent.optional(),
  promotionAbove: promotion.aboveSquareMeters.optional(),
  url,
  sending: z.discriminatedUnion("way", [smtp, emailjs]),
  demo: businessFields.shape.demo,
  /** Only for a firm that begins: it empties the demonstration. */
  begin: beginSchema.optional(),
});

/** The same, in which what customers said can be read where they said it. */
export const answersSchema = fields
  .superRefine(checkPhone)
  .refine(({ externalReviews, begin }) => externalReviews || !(begin?.rating ?? begin?.reviews), {
    path: ["externalReviews"],
    error:
      "Een cijfer van klanten mag alleen met de pagina waar iedereen het kan nalezen. Noem die hier.",
  });
export type Answers = z.output<typeof answersSchema>;

export const emailjsOrigin = "https://api.emailjs.com";

/** The roles that texts name in braces, as in {person.stukadoor}. */
export const roles = ["stukadoor", "schilder", "uitvoerder"] as const;

/** What content/prices.yaml has instead of a last day when there is no promotion. */
export const noPromotion = "none";

export function todaysAnswers(root: string): Answers {
  const content = openContent(onDisk(root));
  const business = content.load(factFiles.business);
  const { url, sending } = content.load(factFiles.site);
  const { origin, publicKey, contact, quote } = sending;
  const { ends, percent, aboveSquareMeters } = content.load(factFiles.prices).promotion;
  const hasPromotion = ends !== noPromotion;
  const mailed = recipient.strip();
  return {
    ...firm.strip().parse(business),
    // Not an answer of its own where it follows from the phone.
    phoneInternational: internationalNumber(business.phone) ? "" : business.phoneInternational,
    openingHours: weekOf(business.openingHours),
    ...(hasPromotion && {
      promotionEnds: ends,
      promotionPercent: percent,
      promotionAbove: aboveSquareMeters,
    }),
    url,
    sending:
      origin === emailjsOrigin
        ? { way: "emailjs", publicKey, contact, quote }
        : { way: "smtp", contact: mailed.parse(contact), quote: mailed.parse(quote) },
    demo: business.demo,
  };
}

/**
 * Answers as somebody has written them, tidied and completed with the answers that follow from
 * them.
 */
export function completed(written: unknown): Record<string, unknown> {
  const answers = (tidied(written) ?? {}) as Record<string, unknown>;
  const { openingHours } = answers;
  if (isRecord(openingHours)) {
    answers.openingHours = { ...weekOf([]), ...openingHours };
  }
  return answers;
}

/** The name of a field. An entry of a list has the name of the list. */
export const named = (path: readonly string[]) =>
  labelOf(["setup", ...path.filter((name) => !/^\d+$/.test(name))]);

export function mistakesOf(schema: z.ZodType, answer: unknown, path: readonly string[] = []) {
  return validate("", schema, answer).issues.map((issue) => {
    const place = [...path, ...issue.place.split(" › ").slice(1)];
    return { place, sentence: issue.message };
  });
}

/** The answers in a file, or a line about each wrong answer. */
export function readAnswers(
  written: unknown,
  file: string,
): { answers: Answers } | { mistakes: string[] } {
  const given = completed(written);
  const mistakes = mistakesOf(answersSchema, given);
  // A form has the hint beside the field; a line stands alone.
  const lines = mistakes.map(({ place, sentence }) =>
    `${[file, ...place].join(" › ")}: ${sentence} ${named(place).hint ?? ""}`.trim(),
  );
  return lines.length > 0 ? { mistakes: lines } : { answers: valid(file, answersSchema, given) };
}
