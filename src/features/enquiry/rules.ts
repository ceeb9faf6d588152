import { fields, type TextField, textFields } from "#contract/fields.ts";
import type { FormName } from "#contract/form.ts";
import { countLinks, maxLinks } from "#contract/limits.ts";
import type { EnquiryTexts } from "#data/pages/enquiry.ts";
import type { EnquiryValues } from "./fields.ts";

type Errors = Partial<Record<TextField | "privacy", string>>;

/** One address, without what would make a mail header of it. */
const emailShape = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

export function trimmed(values: EnquiryValues): EnquiryValues {
  const texts = textFields.map((field) => [field, values[field].trim()]);
  return { ...values, ...Object.fromEntries(texts) };
}

/** What is wrong with the answers in a form, a message for each field. */
export function errorsIn(
  form: FormName,
  given: EnquiryValues,
  messages: EnquiryTexts["errors"],
): Errors {
  const values = trimmed(given);
  const errors: Errors = {};
  for (const field of textFields) {
    const { length } = values[field];
    const { most, [form]: fewest } = fields[field];
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
