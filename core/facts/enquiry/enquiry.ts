import { z } from "zod";
import { type ChoiceField, choiceFields, choices, fields, textFields } from "#enquiry/fields.ts";
import { countedTexts, text, texts, textWith } from "#reading/common-schemas.ts";
import { defineFile } from "#reading/define.ts";

/** A value for each field that has choices. */
export function ofChoiceFields<Value>(make: (field: ChoiceField) => Value) {
  const entries = choiceFields.map((field) => [field, make(field)]);
  return Object.fromEntries(entries) as Record<ChoiceField, Value>;
}

/** The labels of a field's choices; the mail service uses them, too. */
const choiceLabels = (field: ChoiceField) =>
  z.record(z.enum(choices[field]), text.max(fields[field].maxLength));

const withReference = textWith("reference");

/** A step that follows an enquiry, and when. */
const nextStep = z.strictObject({ when: text, what: text });

/** What each form words in its own way. */
const formTexts = {
  ...texts("message", "subject", "submit", "reader", "failure"),
  sent: z.strictObject({
    heading: text,
    text: textWith("email", "phone"),
    textWithoutMail: textWith("email", "phone"),
    next: z.array(nextStep).min(1),
    again: text,
  }),
};

const requiredFields = textFields.filter(
  (field) => fields[field].contact + fields[field].quote > 0,
);

// Each form has its own label for the message.
const labelledFields = textFields.filter((field) => field !== "message");

const schema = z.strictObject({
  fields: z.strictObject(texts(...labelledFields, "files", "privacy")),
  labels: z.strictObject(
    texts(...labelledFields, ...(["part", "price", "drawing", "files", "reference"] as const)),
  ),
  ...texts("optional", "choose", "privacyLink"),
  options: z.strictObject(ofChoiceFields(choiceLabels)),
  errors: z.strictObject({
    ...texts(...requiredFields, "privacy"),
    tooLong: textWith("most"),
    tooManyLinks: textWith("most"),
  }),
  doubts: z.strictObject({ email: textWith("domain"), phone: text }),
  summary: countedTexts,
  ...texts("sending", "success"),
  reference: withReference,
  files: z.strictObject({
    heading: text,
    subjects: z.strictObject({ wall: text, corner: text, window: text }),
    hint: text,
    remove: textWith("name"),
  }),
  hours: textWith("hours"),
  answer: z.strictObject({ when: text.optional(), ...texts("call", "callOrChat") }),
  nameAndCompany: text,
  draft: z.strictObject(texts("restored", "clear")),
  failed: z.strictObject({
    kept: withReference,
    status: textWith("status"),
    ...texts("wait", "retry", "otherWays", "call", "whatsapp", "email"),
    reference: withReference,
  }),
  broken: text,
  offline: z.strictObject({ waiting: text, back: text, send: text }),
  noscript: text,
  contact: z.strictObject(formTexts),
  quote: z.strictObject(formTexts),
  /** What only the form for a quote has. */
  quoteForm: z.strictObject({
    steps: z.strictObject({ work: text, size: text, time: text, person: text }),
    association: text.optional(),
    ...texts("squareMetersHint", "messageHint"),
    afterSending: z.strictObject({
      ...texts("number", "next", "asked"),
      ...texts("forgotten", "mention"),
      message: withReference,
      print: text,
    }),
    understood: textWith("squareMeters"),
    notUnderstood: text,
    draw: z.strictObject({
      ...texts("question", "open", "close", "hint", "filledIn"),
      failed: text,
    }),
  }),
});

export const enquiry = defineFile("content/enquiry.yaml", schema);

/** The mail to the visitor, in the words of each form. */
const mailTexts = z.strictObject({ subject: withReference, title: text });

const mailSchema = z.strictObject({
  visitor: z.strictObject({
    contact: mailTexts,
    quote: mailTexts,
    lead: withReference,
    ...texts("heading", "photographs", "call", "closed", "footer"),
  }),
});

export const enquiryMail = defineFile("content/enquiry-mail.yaml", mailSchema);
