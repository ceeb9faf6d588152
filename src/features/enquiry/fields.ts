import { type TextField, textFields } from "#contract/fields.ts";
import type { FormName } from "#contract/form.ts";
import type { Job } from "#features/price-indication/indication.ts";

/**
 * What a visitor typed or chose, also what its price depends on; the short form leaves what it does
 * not ask empty.
 */
export interface EnquiryValues extends Record<TextField, string>, Job {
  privacy: boolean;
  /** A field people do not see; only a program fills it in. */
  website: string;
}

/** What is kept of an enquiry until it is sent. */
export const keptNames = [...textFields, "part", "building"] as const;

const emptyTexts = Object.fromEntries(keptNames.map((name) => [name, ""]));
export const emptyValues = { ...emptyTexts, privacy: false, website: "" } as EnquiryValues;

const job = textFields.slice(textFields.indexOf("service"));

/**
 * The fields of each form as they stand in it: the quote form asks for the work before it asks who
 * asks.
 */
export const fieldOrder: Record<FormName, readonly (TextField | "privacy")[]> = {
  contact: [...textFields, "privacy"],
  quote: [...new Set([...job, ...textFields]), "privacy"],
};

/** Where each form keeps its draft in local storage. */
export const draftKeys = {
  contact: "enquiry-draft:contact",
  quote: "enquiry-draft:quote",
} as const;
