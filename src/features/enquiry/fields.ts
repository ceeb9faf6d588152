import type { Job } from "@/features/price-indication/indication";
import type { FormName } from "#contract/form.ts";
import { type TextField, textFields } from "#contract/fields.ts";

/** What a visitor typed or chose; the short form leaves what it does not ask empty. */
export type EnquiryTextValues = Record<TextField, string>;

/** What is kept of an enquiry until it is sent: also what its price depends on. */
export type KeptValues = EnquiryTextValues & Job;

export interface EnquiryValues extends KeptValues {
  privacy: boolean;
  /** A field people do not see; only a program fills it in. */
  website: string;
}

const emptyTexts = Object.fromEntries(textFields.map((field) => [field, ""])) as EnquiryTextValues;
export const emptyKept: KeptValues = { ...emptyTexts, part: "", building: "" };
export const emptyValues: EnquiryValues = { ...emptyKept, privacy: false, website: "" };

const job = ["service", "projectType", "squareMeters", "timeframe", "budget", "message"] as const;
const person = ["name", "email", "phone", "address", "postalCode", "city"] as const;

/** The fields of each form as they stand in it. */
export const fieldOrder: Record<FormName, readonly (TextField | "privacy")[]> = {
  contact: [...person, ...job, "privacy"],
  quote: [...job, ...person, "privacy"],
};

/** Where each form keeps its draft in local storage. */
export const draftKeys = { contact: "enquiry-draft:contact", quote: "enquiry-draft:quote" } as const;
