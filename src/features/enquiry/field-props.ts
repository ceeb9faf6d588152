import { fields, type TextField } from "#contract/fields.ts";
import type { FormName } from "#contract/form.ts";
import type { EnquiryTexts } from "#data/texts/enquiry-props.ts";
import type { FieldErrors } from "./validate.ts";

/** The props that connect a control to the form: its name, label, maximum length and error. */
export function createFieldProps(form: FormName, texts: EnquiryTexts, errors: FieldErrors) {
  const shared = (name: TextField) => ({
    name,
    label: texts.fields[name],
    error: errors[name],
    optional: fields[name][form] === 0 ? texts.optional : undefined,
  });
  return {
    /** The props of a text field. */
    field: (name: TextField) => ({ ...shared(name), maxLength: fields[name].maxLength }),
    /** The props of a select. */
    select: (name: keyof EnquiryTexts["options"]) => ({
      ...shared(name),
      as: "select" as const,
      options: { "": texts.choose, ...texts.options[name] },
    }),
  };
}
