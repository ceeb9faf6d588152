import { z } from "zod";
import { fields, textFields } from "#contract/fields.ts";
import type { FormName } from "#contract/form.ts";
import { type ChoiceField, choiceFields, choices } from "#contract/options.ts";
import { business } from "#data/business/business.ts";
import { serviceChoices, serviceList } from "#data/business/services.ts";
import { site } from "#data/business/site.ts";
import { defineFile } from "#data/define.ts";
import { text, texts } from "#data/lib/common-schemas.ts";
import { textWith } from "#data/lib/content-ref.ts";
import { errors } from "#data/pages/errors.ts";
import { filesStart } from "./enquiry-files.ts";
import { shell } from "./shell.ts";

const label = z
  .string()
  .min(1)
  .max(100)
  .describe("write at least one word, and at most 100 characters");

/** Makes a value for each field that has fixed choices. */
function ofChoiceFields<Value>(make: (field: ChoiceField) => Value) {
  const entries = choiceFields.map((field) => [field, make(field)]);
  return Object.fromEntries(entries) as Record<ChoiceField, Value>;
}

/** The labels of a field's choices; the mail service uses them, too. */
const choiceLabels = (field: ChoiceField) =>
  z.record(z.enum(choices[field]), label.max(fields[field].maxLength));

const withReference = textWith("reference").describe("write a sentence with {reference} in it");

/** A step that follows an enquiry, and when. */
const nextStep = z.strictObject({ when: text, what: text });

const ofForm = {
  ...texts("message", "subject", "submit", "reader", "failure"),
  sent: z.strictObject({ heading: text, text, next: z.array(nextStep).min(1), again: text }),
};

const requiredFields = textFields.filter(
  (field) => fields[field].contact + fields[field].quote > 0,
);

// Each form has its own label for the message.
const labelledFields = textFields.filter((field) => field !== "message");

const schema = z.strictObject({
  fields: z.strictObject(texts(...labelledFields, "files", "privacy")),
  ...texts("optional", "choose", "privacyLink"),
  options: z.strictObject(ofChoiceFields(choiceLabels)),
  errors: z.strictObject({
    ...texts(...requiredFields, "privacy"),
    tooLong: textWith("most"),
    links: textWith("most"),
  }),
  summary: z.strictObject({ one: text, many: textWith("count") }),
  ...texts("sending", "success"),
  reference: withReference,
  files: z.strictObject({
    subjects: z.strictObject({ wall: text, corner: text, window: text }),
    hint: text,
    remove: textWith("name"),
  }),
  priceLine: textWith("text"),
  answer: z.strictObject({ when: text, call: text }),
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

export const enquiry = defineFile("content/enquiry.yaml", schema);

/** Whether the form sends files after its enquiry. */
const sendsFiles = (form: FormName) => form === "quote" && site.data.sending.photographs === true;

const noChoices = ofChoiceFields((): Record<string, string> => ({}));

function textsOf(form: FormName) {
  const { contact, quote, options, fields, ...shared } = enquiry.data;
  const isQuote = form === "quote";
  // Both forms have the same type: that of the quote form, with the texts that only contact has.
  const { message, ...own } = { received: "", refused: "", ...quote, ...(isQuote ? {} : contact) };
  return {
    ...shared,
    files: sendsFiles(form)
      ? { ...shared.files, ...filesStart() }
      : { ...shared.files, camera: "", failed: "" },
    ...own,
    fields: { ...fields, message },
    options: {
      service: Object.fromEntries(serviceChoices(form)),
      ...(isQuote ? options : noChoices),
    },
    island: { ...errors.data.island, technical: errors.data.technical },
    toastArea: shell.data.toastArea,
    closeToast: shell.data.closeToast,
  };
}
export type EnquiryTexts = ReturnType<typeof textsOf>;

/** The props of a form's island: its texts, where it sends to, and other ways to reach the firm. */
export function enquiryProps(form: FormName) {
  const { publicKey, origin, giveUpAfterSeconds } = site.data.sending;
  const { phone, phoneInternational, whatsapp, email, referencePrefix } = business.data;
  const texts = textsOf(form);
  return {
    texts,
    /** The services that this form only offers as "other". */
    otherServices: [...serviceList.data.services, ...serviceList.data.former]
      .map(({ slug }) => slug)
      .filter((slug) => !(slug in texts.options.service)),
    sending: {
      publicKey,
      origin,
      giveUpAfterSeconds,
      ...site.data.sending[form],
      photographs: sendsFiles(form),
    },
    firm: { phone, phoneInternational, whatsapp, email, referencePrefix },
  };
}
export type EnquiryProps = ReturnType<typeof enquiryProps>;
