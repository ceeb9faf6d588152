import { fields, type TextField, textFields } from "#contract/fields.ts";
import type { FormName } from "#contract/form.ts";
import { countLinks, maxLinks } from "#contract/limits.ts";
import type { EnquiryTexts } from "#data/pages/enquiry.ts";
import type { EnquiryValues } from "./fields.ts";

/** The mistake of each field that has one. */
export type FieldErrors = Partial<Record<TextField | "privacy", string>>;

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

/** Finds the mistakes in the answers of a form. */
export function findErrors(
  form: FormName,
  untrimmed: EnquiryValues,
  messages: EnquiryTexts["errors"],
): FieldErrors {
  const values = trimValues(untrimmed);
  const errors: FieldErrors = {};
  for (const field of textFields) {
    const { length } = values[field];
    const fewest = fields[field][form];
    const { most } = fields[field];
    if (length < fewest) {
      errors[field] = messages[field];
    }
    if (length > most) {
      errors[field] = messages.tooLong.replace("{most}", most.toLocaleString("nl-NL"));
    }
  }
  if (!emailShape.test(values.email)) {
    errors.email ??= messages.email;
  }
  if (countLinks(values.message) > maxLinks) {
    errors.message ??= messages.links.replace("{most}", `${maxLinks}`);
  }
  if (!values.privacy) {
    errors.privacy = messages.privacy;
  }
  return errors;
}
