import { clockTime } from "@contractor/core/enquiry/days.ts";
import { fields, otherService, textFields } from "@contractor/core/enquiry/fields.ts";
import { factFiles } from "@contractor/core/fact-files.ts";
import { enquiry, enquiryMail } from "@contractor/core/facts/enquiry/enquiry.ts";
import type { Business } from "@contractor/core/facts/firm/business-schema.ts";
import { breakOf } from "@contractor/core/facts/firm/closed-days.ts";
import { coloursOf } from "@contractor/core/facts/firm/colours.ts";
import { shell } from "@contractor/core/facts/shell/shell.ts";
import { openContent } from "@contractor/core/open-content.ts";
import { priceBook } from "@contractor/core/prices/estimate/price-book.ts";
import { onDisk } from "@contractor/core/reading/files.ts";

/** What the service needs of the site; the build puts it into `dist-service/mail.mjs`. */
export type SiteSettings = ReturnType<typeof mailSettings>;
export type AnswerWords = NonNullable<SiteSettings["answer"]>;
export type Labels = SiteSettings["labels"];
/** The parameters that mails show, each with a label. */
export type LabelledParam = keyof Labels["params"];

/** Reads these settings. Throws an Error with a line for each mistake, as the build does. */
export function mailSettings() {
  const content = openContent(onDisk("."));
  const { url, sending } = content.load(factFiles.site);
  const business = content.load(factFiles.business);
  const { services, former, other } = content.load(factFiles.services);
  const { labels, options, contact, quote } = content.load(enquiry);
  const { visitor } = content.load(enquiryMail);
  // An enquiry that is under way may name a service that is no longer offered.
  const named = [...services, ...former].map(({ slug, label }) => [slug, label] as const);
  const choices: Record<"service" | "project_type", Readonly<Record<string, string>>> = {
    service: { ...Object.fromEntries(named), [otherService]: other.label },
    project_type: options.projectType,
  };
  return {
    url,
    /** Each form, with the only address that its enquiries are ever sent to. */
    forms: { contact: sending.contact, quote: sending.quote },
    firmName: business.name,
    /** The firm's own address, the sender where none is set. */
    email: business.email,
    /** Of links in mails. */
    colour: coloursOf(business).main as string,
    /** The firm's words for answers, and for the values of choices. */
    labels: {
      ...choices,
      params: {
        ...labelsOfFields(labels),
        work_part: labels.part,
        price_indication: labels.price,
        drawing: labels.drawing,
        files_info: labels.files,
        reference: labels.reference,
      },
    },
    /** What every enquiry number of the firm begins with. */
    referencePrefix: business.referencePrefix,
    /** The words of the mail to the visitor; left out where the site sends none. */
    ...(sending.confirmation && {
      answer: {
        ...answerWords(visitor, business, contact.sent.next, quote.sent.next),
        prices: priceBook(),
        away: breakOf(business, content.load(shell).closedUntil, new Date()),
      },
    }),
  };
}

/** The labels of the fields, by their names in the mail. */
function labelsOfFields(labels: Readonly<Record<LabelledField, string>>) {
  const names = textFields.filter((field) => field !== "message");
  const entries = names.map((field) => [fields[field].param, labels[field]]);
  return Object.fromEntries(entries) as Record<(typeof fields)[LabelledField]["param"], string>;
}
type LabelledField = Exclude<keyof typeof fields, "message">;

type Steps = readonly { when: string; what: string }[];
const linesOf = (steps: Steps) => steps.map(({ when, what }) => `${when}: ${what}`).join("\n");

/** What the mail to the visitor says, with {reference} to be filled in; `next` has the steps. */
function answerWords(
  { contact, quote, closed, ...shared }: (typeof enquiryMail.data)["visitor"],
  { phone, phoneInternational, openingHours }: Business,
  afterContact: Steps,
  afterQuote: Steps,
) {
  return {
    ...shared,
    contact: { ...contact, next: linesOf(afterContact) },
    quote: { ...quote, next: linesOf(afterQuote) },
    phone,
    phoneInternational,
    hours: openingHours.map(({ days, opens, closes }) => ({
      label: days,
      value: opens && closes ? `${clockTime(opens)}–${clockTime(closes)} uur` : closed,
    })),
  };
}
