import type { Job } from "@/features/price-indication/indication";
import type { FormName } from "#contract/form.ts";
import { type TextField, textFields } from "#contract/fields.ts";

/** What a visitor typed or chose, also what its price depends on; the short form leaves what it does not ask empty. */
export interface EnquiryValues extends Record<TextField, string>, Job {
  privacy: boolean;
  /** A field people do not see; only a program fills it in. */
  website: string;
}

/** What is kept of an enquiry until it is sent. */
export const keptNames = [...textFields, "part", "building"] as const;

const emptyTexts = Object.fromEntries(keptNames.map((name) => [name, ""]));
export const emptyValues = { ...emptyTexts, privacy: false, website: "" } as EnquiryValues;

const job = ["service", "projectType", "squareMeters", "timeframe", "budget", "message"] as const;
const person = ["name", "email", "phone", "address", "postalCode", "city"] as const;

/** The fields of each form as they stand in it. */
export const fieldOrder: Record<FormName, readonly (TextField | "privacy")[]> = {
  contact: [...person, ...job, "privacy"],
  quote: [...job, ...person, "privacy"],
};

/** Where each form keeps its draft in local storage. */
export const draftKeys = { contact: "enquiry-draft:contact", quote: "enquiry-draft:quote" } as const;
