import { clockTime } from "#contract/days.ts";
import {
  type FormName,
  fields,
  otherService,
  type TextField,
  textFields,
} from "#contract/fields.ts";
import { enquiry, enquiryMail } from "#data/enquiry/enquiry.ts";
import { priceBook } from "#data/estimate/price-book.ts";
import { factFiles } from "#data/fact-files.ts";
import type { Business } from "#data/firm/business-schema.ts";
import { breakOf } from "#data/firm/closed-days.ts";
import { coloursOf } from "#data/firm/colours.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { shell } from "#data/shell/shell.ts";
import type { AnswerWords, SiteSettings } from "#mail/config/site-settings.ts";

/**
 * What the mail service needs from the site in the folder `root`. Throws an Error with a line
 * for each mistake in its files, like the site's own build.
 */
export function mailSettings(root: string): SiteSettings {
  const content = openContent(onDisk(root));
  const { url, sending } = content.load(factFiles.site);
  const business = content.load(factFiles.business);
  const { name, email, referencePrefix } = business;
  const { services, former, other } = content.load(factFiles.services);
  const { labels, options, contact, quote } = content.load(enquiry);
  const { visitor } = content.load(enquiryMail);
  // An enquiry that is under way may name a service that is no longer offered.
  const named = [...services, ...former].map(({ slug, label }) => [slug, label] as const);
  return {
    url,
    publicKey: sending.publicKey,
    forms: { contact: sending.contact, quote: sending.quote },
    firmName: name,
    email,
    colour: coloursOf(business).main,
    labels: {
      service: { ...Object.fromEntries(named), [otherService]: other.label },
      project_type: options.projectType,
      params: {
        ...labelsOfFields(labels),
        work_part: labels.part,
        price_indication: labels.price,
        drawing: labels.drawing,
        files_info: labels.files,
        reference: labels.reference,
      },
    },
    referencePrefix,
    ...(sending.confirmation && {
      answer: {
        ...answerWords(visitor, business, { contact: contact.sent, quote: quote.sent }),
        prices: priceBook(),
        away: breakOf(business, content.load(shell).closedUntil, new Date()),
      },
    }),
  };
}

type LabelledField = Exclude<TextField, "message">;

/** The labels of the fields, by their names in the mail. */
function labelsOfFields(labels: Readonly<Record<LabelledField, string>>) {
  const names = textFields.filter((field) => field !== "message");
  const entries = names.map((field) => [fields[field].param, labels[field]]);
  return Object.fromEntries(entries) as Record<(typeof fields)[LabelledField]["param"], string>;
}

/** The words of the mail to the visitor, with the firm's phone number and opening hours. */
function answerWords(
  words: (typeof enquiryMail.data)["visitor"],
  { phone, phoneInternational, openingHours }: Business,
  sent: Record<FormName, { next: { when: string; what: string }[] }>,
): Omit<AnswerWords, "away" | "prices"> {
  const { contact, quote, closed, ...shared } = words;
  const stepsOf = (form: FormName) =>
    sent[form].next.map(({ when, what }) => `${when}: ${what}`).join("\n");
  return {
    ...shared,
    contact: { ...contact, next: stepsOf("contact") },
    quote: { ...quote, next: stepsOf("quote") },
    phone,
    phoneInternational,
    hours: openingHours.map(({ days, opens, closes }) => ({
      label: days,
      value: opens && closes ? `${clockTime(opens)}–${clockTime(closes)} uur` : closed,
    })),
  };
}
