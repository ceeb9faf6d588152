/** What a visitor types or chooses, empty at first; the short form leaves the last three empty. */
export const emptyTexts = {
  name: "",
  email: "",
  phone: "",
  address: "",
  postalCode: "",
  city: "",
  service: "",
  squareMeters: "",
  message: "",
  projectType: "",
  timeframe: "",
  budget: "",
};
export type EnquiryTextValues = typeof emptyTexts;
export type TextField = keyof EnquiryTextValues;
export const textFields = Object.keys(emptyTexts) as TextField[];

export interface EnquiryValues extends EnquiryTextValues {
  privacy: boolean;
  /** A field people do not see; only a program fills it in. */
  website: string;
}

export const emptyValues: EnquiryValues = { ...emptyTexts, privacy: false, website: "" };

/** Where each form keeps its draft in local storage. */
export const draftKeys = { contact: "enquiry-draft:contact", quote: "enquiry-draft:quote" } as const;
