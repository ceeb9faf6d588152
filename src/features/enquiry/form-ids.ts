import type { FormName } from "#contract/form.ts";
import { fieldId } from "#ui/Field.tsx";

/** The id of the form element. */
export const formId = (form: FormName) => `${form}-form`;

/** The id of the field that each form begins with. */
export const firstFieldId = { contact: fieldId("name"), quote: fieldId("service") };
