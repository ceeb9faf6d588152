import { distance } from "fastest-levenshtein";
import type { EnquiryValues, FieldErrors } from "#components/enquiry/fields.ts";
import { type TextField, textFields } from "#contract/fields.ts";
import type { EnquiryTexts } from "#data/enquiry/enquiry-props.ts";

/** What each field contained when the visitor last left it. */
export type LeftFields = Partial<Record<TextField, string>>;

export function isLeft(field: TextField, left: LeftFields, values: EnquiryValues): boolean {
  return values[field].trim() !== "" && left[field] === values[field];
}

/** The errors of fields that were left as they are: what is still being typed is no mistake yet. */
export function errorsOfLeft(
  errors: FieldErrors,
  left: LeftFields,
  values: EnquiryValues,
): FieldErrors {
  const fields = textFields.filter((field) => isLeft(field, left, values));
  return Object.fromEntries(fields.map((field) => [field, errors[field]]));
}

/** As many digits as a phone number has in the Netherlands, and at least in most countries. */
const fewestDigits = 10;

/** A question about a phone number that may be incomplete; undefined without doubt. */
export function phoneDoubt(phone: string, { doubts }: EnquiryTexts): string | undefined {
  const digits = phone.normalize("NFKC").match(/\p{Nd}/gu) ?? [];
  return digits.length < fewestDigits ? doubts.phone : undefined;
}

/** Where most people in the Netherlands have their mail. */
const usual = (
  "gmail.com hotmail.com hotmail.nl outlook.com live.nl icloud.com yahoo.com ziggo.nl " +
  "kpnmail.nl planet.nl home.nl hetnet.nl xs4all.nl"
).split(" ");
/** Domains that exist, and look like one of those. */
const others = ["mail.com", "email.com", "ymail.com"];

const letters = (word: string) => [...word].sort().join("");

/** Whether one is the other with a slip: a letter too many, too few, wrong, or two exchanged. */
const isSlip = (typed: string, meant: string) =>
  distance(typed, meant) <= 1 || letters(typed) === letters(meant);

/** Nearly every short name is another name with one other letter. */
const longEnough = 5;

/** The usual domain that was probably meant in an e-mail address; undefined when none is likely. */
export function usualDomain(email: string): string | undefined {
  const typed = email.trim().toLowerCase();
  const host = typed.slice(typed.lastIndexOf("@") + 1);
  if (!typed.includes("@") || [...usual, ...others].includes(host)) {
    return undefined;
  }
  const [name = "", ...ending] = host.split(".");
  return usual.find((domain) => {
    const [usualName = "", usualEnding = ""] = domain.split(".");
    const isName = usualName.length < longEnough ? name === usualName : isSlip(name, usualName);
    return isName && isSlip(ending.join("."), usualEnding);
  });
}
