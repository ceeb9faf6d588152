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
  const digits = phone.normalize("NFKC").match(/\d/g) ?? [];
  return digits.length < fewestDigits ? doubts.phone : undefined;
}
