import { fields, textFields } from "#contract/fields.ts";
import type { FormName } from "#contract/form.ts";
import { countLinks, maxLinks } from "#contract/limits.ts";
import type { EnquiryTexts } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";
import type { EnquiryValues, FieldErrors } from "./fields.ts";

/** A single e-mail address without line breaks, which could add mail headers. */
const emailShape = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** The answers without the spaces around them. */
export function trimValues(values: EnquiryValues): EnquiryValues {
  const trimmed = { ...values };
  for (const field of textFields) {
    trimmed[field] = values[field].trim();
  }
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
  if (!emailShape.test(values.email)) {
    errors.email ??= messages.email;
  }
  if (countLinks(values.message) > maxLinks) {
    errors.message ??= fill(messages.links, { most: maxLinks });
  }
  if (!values.privacy) {
    errors.privacy = messages.privacy;
  }
  return errors;
}
