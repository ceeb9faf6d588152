import { z } from "zod";
import type { FormName } from "#enquiry/fields.ts";
import { ownBreak, ownFreeWeek, shortHours } from "#facts/firm/closed-days.ts";
import { serviceChoices } from "#facts/services/services.ts";
import { errors, shell } from "#facts/shell/shell.ts";
import { business, site } from "#facts.ts";
import { countedTexts, text, texts, textWith } from "#reading/common-schemas.ts";
import { defineFile, ownContent } from "#reading/define.ts";
import { enquiry, ofChoiceFields } from "./enquiry.ts";

const withReference = textWith("reference");

const schema = z.strictObject({
  limits: text,
  choosing: z.strictObject({
    accepted: countedTexts,
    rejected: countedTexts,
    ...texts("shrinking", "location"),
  }),
  rejectReasons: z.strictObject({
    ...texts("kind", "unreadable", "undecodable", "tooManyPixels", "pdfTooLarge"),
    ...texts("tooLarge", "tooMany", "together", "failed"),
  }),
  sending: z.strictObject({
    heading: withReference,
    ...texts("sending", "sent", "notSent", "retry", "otherWays"),
    subject: withReference,
    message: textWith("reference", "names"),
  }),
});

export const enquiryFiles = defineFile("content/enquiry-files.yaml", schema);

export type FilesTexts = typeof enquiryFiles.data;

/** Whether the form sends files after its enquiry. */
const sendsFiles = (form: FormName) => form === "quote" && site.data.sending.photographs === true;

/** The texts of a form: those that both forms have are in the words of this form. */
function textsOf(form: FormName) {
  const { contact, quote, quoteForm: _, files, fields, options, ...shared } = enquiry.data;
  const { message, ...own } = form === "quote" ? quote : contact;
  return {
    ...shared,
    ...own,
    fields: { ...fields, message },
    options: {
      service: Object.fromEntries(serviceChoices(form)),
      // The contact form asks for none of the choices.
      ...(form === "quote" ? options : ofChoiceFields((): Record<string, string> => ({}))),
    },
    island: { ...errors.data.island, technical: errors.data.technical },
    closeToast: shell.data.closeToast,
    away: ownBreak(),
  };
}
export type EnquiryTexts = ReturnType<typeof textsOf>;

/** The texts that only the quote form has; a site that sends files has more of them. */
export function quoteTexts() {
  const { association, ...ofQuote } = enquiry.data.quoteForm;
  const sendingTexts: Partial<typeof enquiryFiles.data> = sendsFiles("quote")
    ? enquiryFiles.data
    : {};
  return {
    ...ofQuote,
    // Nothing without the page that it leads to.
    association: association?.includes("](") ? association : undefined,
    freeWeek: ownFreeWeek(),
    files: { ...enquiry.data.files, ...sendingTexts },
  };
}
export type QuoteTexts = ReturnType<typeof quoteTexts>;

/** The props of a form's island: its texts, where it sends to, and other ways to reach the firm. */
export function enquiryProps(form: FormName) {
  const { publicKey, origin, giveUpAfterSeconds } = site.data.sending;
  const { phone, phoneInternational, whatsapp, referencePrefix } = business.data;
  const hours = shortHours(business.data.openingHours);
  const texts = textsOf(form);
  const own = site.data.sending[form];
  return {
    texts,
    /** The services that this form only offers as "other". */
    otherServices: ownContent()
      .namesOf("service")
      .filter((slug) => !(slug in texts.options.service)),
    sending: { publicKey, origin, giveUpAfterSeconds, ...own, photographs: sendsFiles(form) },
    /** How to reach the firm; the address is the one that answers this form. */
    firm: { phone, phoneInternational, whatsapp, hours, referencePrefix, email: own.recipient },
  };
}
export type EnquiryProps = ReturnType<typeof enquiryProps>;
