/** What both forms ask, by the names their controls, drafts and mails carry. */
export type FormName = "contact" | "quote";

export const services = [
  "binnenmuur-stucen",
  "buitenmuur-stucen",
  "sierpleister",
  "gevel-stucen",
  "nieuwbouw-stucen",
  "anders",
] as const;

/** The services each form offers; the short form has no new-build plastering. */
export const servicesOf: Record<FormName, readonly (typeof services)[number][]> = {
  contact: services.filter((service) => service !== "nieuwbouw-stucen"),
  quote: services,
};

export const projectTypes = [
  "woning",
  "appartement",
  "nieuwbouw",
  "renovatie",
  "bedrijfspand",
  "anders",
] as const;

export const timeframes = [
  "zo-snel-mogelijk",
  "binnen-1-maand",
  "binnen-3-maanden",
  "binnen-6-maanden",
  "orientatie",
] as const;

export const budgets = [
  "tot-1000",
  "1000-2500",
  "2500-5000",
  "5000-10000",
  "boven-10000",
  "nog-onbekend",
] as const;

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
