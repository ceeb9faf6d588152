import { type ChoiceField, choiceFields, type FormName } from "#contract/fields.ts";
import { business, site } from "#data/facts.ts";
import { ownBreak, ownFreeWeek } from "#data/firm/closed-days.ts";
import { shortHours } from "#data/firm/short-hours.ts";
import { serviceChoices, serviceList } from "#data/services/services.ts";
import { errors, shell } from "#data/shell/shell.ts";
import { enquiry } from "./enquiry.ts";
import { type FilesTexts, filesTexts } from "./enquiry-files.ts";

/** Whether the form sends files after its enquiry. */
const sendsFiles = (form: FormName) => form === "quote" && site.data.sending.photographs === true;

/** The contact form asks for none of the choices. */
const noChoices = Object.fromEntries(choiceFields.map((field) => [field, {}])) as Record<
  ChoiceField,
  Record<string, string>
>;

/** The texts of a form: those that both forms have are in the words of this form. */
function textsOf(form: FormName) {
  const { contact, quote, files, fields, labels, options, ...shared } = enquiry.data;
  const isQuote = form === "quote";
  const formTexts = isQuote ? quote : contact;
  return {
    ...shared,
    subject: formTexts.subject,
    submit: formTexts.submit,
    reader: formTexts.reader,
    failure: formTexts.failure,
    sent: formTexts.sent,
    fields: { ...fields, message: formTexts.message },
    labels: {
      part: labels.part,
      price: labels.price,
      drawing: labels.drawing,
    },
    options: {
      service: Object.fromEntries(serviceChoices(form)),
      ...(isQuote ? options : noChoices),
    },
    island: { ...errors.data.island, technical: errors.data.technical },
    closeToast: shell.data.closeToast,
    away: ownBreak(),
  };
}
export type EnquiryTexts = ReturnType<typeof textsOf>;

/** The texts that only the quote form has; a site that sends files has more of them. */
export function quoteTexts() {
  const { quote, files, labels } = enquiry.data;
  const sendingTexts: Partial<FilesTexts> = sendsFiles("quote") ? filesTexts() : {};
  return {
    steps: quote.steps,
    // Nothing without the page that it leads to.
    association: quote.association?.includes("](") ? quote.association : undefined,
    squareMetersHint: quote.squareMetersHint,
    messageHint: quote.messageHint,
    afterSending: {
      ...quote.afterSending,
      rows: {
        work: labels.service,
        projectType: labels.projectType,
        size: labels.squareMeters,
        price: labels.price,
        timeframe: labels.timeframe,
        files: labels.files,
      },
    },
    freeWeek: ownFreeWeek(),
    hurry: quote.hurry,
    understood: quote.understood,
    notUnderstood: quote.notUnderstood,
    draw: quote.draw,
    files: { ...files, ...sendingTexts },
  };
}
export type QuoteTexts = ReturnType<typeof quoteTexts>;

/** The props of a form's island: its texts, where it sends to, and other ways to reach the firm. */
export function enquiryProps(form: FormName) {
  const { publicKey, origin, giveUpAfterSeconds } = site.data.sending;
  const { phone, phoneInternational, whatsapp, referencePrefix } = business.data;
  const hours = shortHours(business.data.openingHours);
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
    firm: {
      phone,
      phoneInternational,
      whatsapp,
      /** The address that answers this form. */
      email: site.data.sending[form].recipient,
      hours,
      referencePrefix,
    },
  };
}
export type EnquiryProps = ReturnType<typeof enquiryProps>;
