import {
  type FormName,
  fields,
  type TextField,
  textFields,
} from "@contractor/core/enquiry/fields.ts";
import type { EnquiryTexts } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import type { Job } from "@contractor/core/prices/estimate/priced-job.ts";
import { fieldId } from "#ui/field-attributes.ts";

/** The answers in a form. Fields that a form does not have are empty. */
export interface EnquiryValues extends Record<TextField, string>, Job {
  privacy: boolean;
  /** The value of the honeypot, which only bots fill in; sent as `website`. */
  honeypot: string;
}

/** The fields about the visitor, which both forms have. */
const visitorFields = ["name", "email", "phone", "address", "postalCode", "city"] as const;

export type Visitor = Pick<EnquiryValues, (typeof visitorFields)[number]>;

export function visitorOf(values: EnquiryValues): Visitor {
  const entries = visitorFields.map((field) => [field, values[field]]);
  return Object.fromEntries(entries) as Visitor;
}

export type FieldErrors = Partial<Record<TextField | "privacy", string>>;

/** The name of the honeypot field; browsers have no autofill value for it. */
export const honeypotName = "leave-empty";

/** The answers that a draft keeps. */
export const draftFields = [...textFields, "part", "building", "answers"] as const;

const emptyTexts = Object.fromEntries(draftFields.map((name) => [name, ""]));

export const emptyValues = { ...emptyTexts, privacy: false, honeypot: "" } as EnquiryValues;

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

const workFields = textFields.slice(textFields.indexOf("service"));

/**
 * The fields of each form in the order in which it shows them: the quote form asks about the work
 * before it asks about the visitor.
 */
export const fieldOrder: Record<FormName, readonly (TextField | "privacy")[]> = {
  contact: [...textFields, "privacy"],
  quote: [...new Set([...workFields, ...textFields]), "privacy"],
};

/** The props that connect a control to the form: its name, label, maximum length and error. */
export function createFieldProps(form: FormName, texts: EnquiryTexts, errors: FieldErrors) {
  const shared = (name: TextField) => ({
    name,
    label: texts.fields[name],
    error: errors[name],
    optional: fields[name][form] === 0 ? texts.optional : undefined,
  });
  return {
    field: (name: TextField) => ({ ...shared(name), maxLength: fields[name].maxLength }),
    select: (name: keyof EnquiryTexts["options"]) => ({
      ...shared(name),
      as: "select" as const,
      options: { "": texts.choose, ...texts.options[name] },
    }),
  };
}
