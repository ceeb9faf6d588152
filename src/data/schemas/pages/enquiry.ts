import { z } from "zod";
import { fields, textFields } from "#contract/fields.ts";
import { budgets, projectTypes, timeframes } from "#contract/options.ts";
import { textWith } from "#data/lib/reference.ts";
import { text, texts } from "#data/schemas/common.ts";

const label = z
  .string()
  .min(1)
  .max(100)
  .describe("write at least one word, and at most 100 characters");
const labels = <Value extends string>(values: readonly Value[], most: number) =>
  z.record(z.enum(values), label.max(most));

/**
 * The labels of what a visitor chooses from, under `options` in content/enquiry.yaml; the mail
 * service reads them too.
 */
export const choices = z.strictObject({
  projectType: labels(projectTypes, fields.projectType.most),
  timeframe: labels(timeframes, fields.timeframe.most),
  budget: labels(budgets, fields.budget.most),
});

const withReference = textWith("reference").describe("write a sentence with {reference} in it");

/** What follows on an enquiry: within how long, and what. */
const nextStep = z.strictObject({ when: text, what: text });

const ofForm = {
  ...texts("message", "subject", "submit", "failure"),
  sent: z.strictObject({ heading: text, text, next: z.array(nextStep).min(1), again: text }),
};

const requiredFields = textFields.filter(
  (field) => fields[field].contact + fields[field].quote > 0,
);

export const enquirySchema = z.strictObject({
  fields: z.strictObject({
    ...texts("name", "email", "phone", "address", "postalCode", "city", "service", "squareMeters"),
    ...texts("projectType", "timeframe", "budget", "files", "privacy"),
  }),
  ...texts("optional", "choose", "privacyLink"),
  options: choices,
  errors: z.strictObject({
    ...texts(...requiredFields, "privacy"),
    tooLong: textWith("most"),
    links: textWith("most"),
  }),
  summary: z.strictObject({ one: text, many: textWith("count") }),
  ...texts("sending", "success"),
  reference: withReference,
  files: z.strictObject({ hint: text, remove: textWith("name") }),
  priceLine: textWith("text"),
  answer: z.strictObject({ who: text, text, call: text }),
  draft: z.strictObject({ restored: text, clear: text }),
  failed: z.strictObject({
    kept: withReference,
    status: textWith("status"),
    ...texts("retry", "ways", "call", "whatsapp", "email"),
    reference: withReference,
  }),
  broken: text,
  offline: z.strictObject({ waiting: text, back: text, send: text }),
  noscript: text,
  contact: z.strictObject({ ...ofForm, received: withReference, refused: textWith("status") }),
  quote: z.strictObject({
    ...ofForm,
    steps: z.strictObject({ work: text, size: text, time: text, person: text }),
    squareMetersHint: text,
    draw: z.strictObject(
      texts("question", "open", "close", "hint", "filledIn", "failed", "picture"),
    ),
  }),
});
