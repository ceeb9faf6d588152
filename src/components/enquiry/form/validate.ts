import type { EnquiryValues, FieldErrors } from "#components/enquiry/fields.ts";
import { cleanLine, cleanText } from "#contract/clean-text.ts";
import { readEmailAddress } from "#contract/email-address.ts";
import { type FormName, fields, textFields } from "#contract/fields.ts";
import { countLinks, maxLinks } from "#contract/limits.ts";
import type { EnquiryTexts } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";

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
    const minLength = fields[field][form];
    const { maxLength } = fields[field];
    if (length < minLength) {
      errors[field] = messages[field];
    }
    if (length > maxLength) {
      errors[field] = fill(messages.tooLong, { most: maxLength.toLocaleString("nl-NL") });
    }
  }
  const links = countLinks(textFields.map((field) => values[field]).join("\n"));
  if (links > maxLinks) {
    errors.message ??= fill(messages.tooManyLinks, { most: `${maxLinks}` });
  }
  if (readEmailAddress(values.email) === undefined) {
    errors.email ??= messages.email;
  }
  if (!values.privacy) {
    errors.privacy = messages.privacy;
  }
  return errors;
}
