import { z } from "zod";
import { textWith } from "../lib/tokens.ts";
import { site } from "../business/site.ts";
import { business } from "../business/business.ts";
import type { FormName } from "#contract/form.ts";
import { registry } from "../business/services.ts";
import { serviceChoices } from "../business/services-file.ts";
import { text } from "../schemas/common.ts";
import { readFile } from "../lib/read.ts";
import { choices } from "./enquiry-choices.ts";
import { filesStart } from "./enquiry-files.ts";
import { shell } from "./shell.ts";

const withReference = textWith("reference").describe("write a sentence with {reference} in it");

/** What follows on an enquiry: within how long, and what. */
const nextStep = z.strictObject({ when: text, what: text });

const ofForm = {
  message: text,
  subject: text,
  submit: text,
  failure: text,
  sent: z.strictObject({ heading: text, text, next: z.array(nextStep).min(1), again: text }),
};

const enquiry = readFile(
  "enquiry.yaml",
  z.strictObject({
    fields: z.strictObject({
      name: text,
      email: text,
      phone: text,
      address: text,
      postalCode: text,
      city: text,
      service: text,
      squareMeters: text,
      projectType: text,
      timeframe: text,
      budget: text,
      files: text,
      privacy: text,
    }),
    optional: text,
    choose: text,
    privacyLink: text,
    options: choices,
    errors: z.strictObject({
      name: text,
      email: text,
      phone: text,
      address: text,
      postalCode: text,
      city: text,
      service: text,
      projectType: text,
      squareMeters: text,
      privacy: text,
      tooLong: textWith("most"),
      links: textWith("most"),
    }),
    summary: z.strictObject({ one: text, many: textWith("count") }),
    sending: text,
    success: text,
    reference: withReference,
    files: z.strictObject({ hint: text, remove: textWith("name") }),
    price: z.strictObject({ line: textWith("text"), along: text, remove: text }),
    draft: z.strictObject({ restored: text, clear: text }),
    failed: z.strictObject({
      kept: withReference,
      status: textWith("status"),
      retry: text,
      ways: text,
      call: text,
      whatsapp: text,
      email: text,
      reference: withReference,
    }),
    broken: text,
    offline: z.strictObject({ waiting: text, back: text, send: text }),
    noscript: text,
    contact: z.strictObject({ ...ofForm, received: withReference, refused: textWith("status") }),
    quote: z.strictObject({
      ...ofForm,
      groups: z.strictObject({ person: text, project: text }),
      squareMetersHint: text,
    }),
  }),
);

const none: Record<string, string> = {};

/** Whether the files of a form travel with its enquiries. */
const travels = (form: FormName) => form === "quote" && site.sending.photographs === true;

function textsOf(form: FormName) {
  const { contact, quote, options, fields, ...shared } = enquiry;
  const { message, ...own } = form === "contact" ? contact : quote;
  const isQuote = form === "quote";
  return {
    ...shared,
    files: travels(form) ? { ...shared.files, ...filesStart } : { ...shared.files, camera: "", failed: "" },
    ...own,
    received: isQuote ? "" : contact.received,
    refused: isQuote ? "" : contact.refused,
    groups: quote.groups,
    squareMetersHint: quote.squareMetersHint,
    fields: { ...fields, message },
    options: {
      service: Object.fromEntries(serviceChoices(registry, form)),
      projectType: isQuote ? options.projectType : none,
      timeframe: isQuote ? options.timeframe : none,
      budget: isQuote ? options.budget : none,
    },
    toastArea: shell.toastArea,
    closeToast: shell.closeToast,
  };
}
export type EnquiryTexts = ReturnType<typeof textsOf>;

/** What a form's island needs: its texts, where it sends to, and how else the firm is reached. */
export function enquiryProps(form: FormName) {
  const { publicKey, origin, giveUpAfterSeconds } = site.sending;
  const { phone, phoneInternational, whatsapp, email, referencePrefix } = business;
  const texts = textsOf(form);
  return {
    texts,
    /** The services that this form does not offer by name. */
    otherServices: [...registry.services, ...registry.former]
      .map(({ slug }) => slug)
      .filter((slug) => !(slug in texts.options.service)),
    sending: { publicKey, origin, giveUpAfterSeconds, ...site.sending[form], photographs: travels(form) },
    firm: { phone, phoneInternational, whatsapp, email, referencePrefix },
  };
}
