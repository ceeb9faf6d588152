import { type TextField, textFields } from "#contract/fields.ts";

/** What a visitor types or chooses; the short form leaves what it does not ask empty. */
export type EnquiryTextValues = Record<TextField, string>;

export const emptyTexts = Object.fromEntries(textFields.map((field) => [field, ""])) as EnquiryTextValues;

export interface EnquiryValues extends EnquiryTextValues {
  privacy: boolean;
  /** A field people do not see; only a program fills it in. */
  website: string;
}

export const emptyValues: EnquiryValues = { ...emptyTexts, privacy: false, website: "" };

/** Where each form keeps its draft in local storage. */
export const draftKeys = { contact: "enquiry-draft:contact", quote: "enquiry-draft:quote" } as const;

/** Where local storage says that files of the quote form wait in the browser's own database. */
export const filesKey = `${draftKeys.quote}:files`;
