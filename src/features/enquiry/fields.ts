import { type TextField, textFields } from "#contract/fields.ts";
import type { FormName } from "#contract/form.ts";
import type { Job } from "#features/price-indication/indication.ts";

/**
 * What a visitor typed or chose, also what its price depends on. The short form leaves what it does
 * not ask empty.
 */
export interface EnquiryValues extends Record<TextField, string>, Job {
  privacy: boolean;
  /** What a program typed into the field that people do not see; mailed as `website`. */
  honeypot: string;
}

/** The name of the field that people do not see. No browser has an answer for it. */
export const honeypotName = "leave-empty";

/** The answers that are kept until the enquiry is sent. */
export const draftFields = [...textFields, "part", "building"] as const;

const emptyTexts = Object.fromEntries(draftFields.map((name) => [name, ""]));

export const emptyValues = { ...emptyTexts, privacy: false, honeypot: "" } as EnquiryValues;

const workFields = textFields.slice(textFields.indexOf("service"));

/**
 * The fields of each form in the order in which it shows them: the quote form asks about the work
 * before it asks about the visitor.
 */
export const fieldOrder: Record<FormName, readonly (TextField | "privacy")[]> = {
  contact: [...textFields, "privacy"],
  quote: [...new Set([...workFields, ...textFields]), "privacy"],
};
