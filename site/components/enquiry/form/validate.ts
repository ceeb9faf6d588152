import { cleanLine, cleanText } from "@contractor/core/enquiry/clean-text.ts";
import { readEmailAddress } from "@contractor/core/enquiry/email-address.ts";
import {
  type FormName,
  fields,
  type TextField,
  textFields,
} from "@contractor/core/enquiry/fields.ts";
import { countLinks, maxLinks } from "@contractor/core/enquiry/limits.ts";
import type { EnquiryTexts } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import { distance } from "fastest-levenshtein";
import type { EnquiryValues, FieldErrors } from "#components/enquiry/fields.ts";

/**
 * The answers without what nobody typed on purpose: spaces around them, the brackets of a copied
 * address, signs that are not seen. The mail service cleans them in the same way.
 */
export function trimValues(values: EnquiryValues): EnquiryValues {
  const trimmed = { ...values };
  for (const field of textFields) {
    const clean = field === "message" ? cleanText : cleanLine;
    trimmed[field] = clean(values[field]);
  }
  trimmed.email = readEmailAddress(values.email) ?? trimmed.email;
  return trimmed;
}

/** Validates the answers of a form; returns an empty object when they are valid. */
export function findErrors(
  form: FormName,
  untrimmed: EnquiryValues,
  messages: EnquiryTexts["errors"],
): FieldErrors {
  const values = trimValues(untrimmed);
  const errors: FieldErrors = {};
  for (const field of textFields) {
    const { length } = values[field];
    const { maxLength } = fields[field];
    if (length < fields[field][form]) {
      errors[field] = messages[field];
    }
    if (length > maxLength) {
      errors[field] = fill(messages.tooLong, { most: maxLength.toLocaleString("nl-NL") });
    }
  }
  const links = countLinks(textFields.map((field) => values[field]).join("\n"));
  if (links > maxLinks) {
    errors.message ??= fill(messages.tooManyLinks, { most: maxLinks });
  }
  if (readEmailAddress(values.email) === undefined) {
    errors.email ??= messages.email;
  }
  if (!values.privacy) {
    errors.privacy = messages.privacy;
  }
  return errors;
}

/** What each field contained when the visitor last left it. */
export type LeftFields = Partial<Record<TextField, string>>;

/** Whether a field is as it was left: what is still being typed is no mistake yet. */
export const isLeft = (field: TextField, left: LeftFields, values: EnquiryValues): boolean =>
  values[field].trim() !== "" && left[field] === values[field];

/** As many digits as a phone number has in the Netherlands, and at least in most countries. */
const fewestDigits = 10;

/** A question about a phone number that may be incomplete; undefined without doubt. */
export function phoneDoubt(phone: string, { doubts }: EnquiryTexts): string | undefined {
  const digits = phone.normalize("NFKC").match(/\p{Nd}/gu) ?? [];
  return digits.length < fewestDigits ? doubts.phone : undefined;
}

/** Where most people in the Netherlands have their mail; short names look like too many others. */
const usual = (
  "gmail.com hotmail.com hotmail.nl outlook.com icloud.com yahoo.com ziggo.nl kpnmail.nl " +
  "planet.nl hetnet.nl"
).split(" ");
/** Domains that exist, and look like one of those. */
const others = ["mail.com", "email.com", "ymail.com"];

const letters = (word: string) => [...word].sort().join("");

/**
 * The usual domain of which an e-mail address has a slip: a letter too many, too few, wrong, or two
 * exchanged. Undefined when none is likely.
 */
export function usualDomain(email: string): string | undefined {
  const typed = email.trim().toLowerCase();
  const host = typed.slice(typed.lastIndexOf("@") + 1);
  if (!typed.includes("@") || [...usual, ...others].includes(host)) {
    return undefined;
  }
  return usual.find((one) => distance(host, one) === 1 || letters(host) === letters(one));
}
