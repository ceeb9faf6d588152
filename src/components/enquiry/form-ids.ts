import type { FormName } from "#contract/fields.ts";
import { fieldId } from "#ui/field-attributes.ts";

export const formId = (form: FormName) => `${form}-form`;

/** The id of the field that each form begins with. */
export const firstFieldId = { contact: fieldId("name"), quote: fieldId("service") };

/** The ids of other parts that get the focus when they have something to say. */
export const partIds = {
  errors: "enquiry-errors",
  submit: "enquiry-submit",
  failure: "enquiry-failure",
  confirmation: "enquiry-confirmation",
} as const;
