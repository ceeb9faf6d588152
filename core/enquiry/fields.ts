/** The two forms: the short message and the request for a quote. */
export const formNames = ["contact", "quote"] as const;
export type FormName = (typeof formNames)[number];

export const subjects: Record<FormName, string> = {
  contact: "Nieuw contactformulier bericht",
  quote: "Nieuwe offerte aanvraag",
};

/** The value of `form_type`, which the owner reads in the mail. */
export const formTypes: Record<FormName, string> = { contact: "contact", quote: "offerte" };

interface FieldRules extends Record<FormName, number> {
  /** The name of the parameter that carries the answer in the mail. */
  param: string;
  maxLength: number;
}

/**
 * The fields of the forms. `maxLength` is counted as the attribute `maxlength` counts it. `contact`
 * and `quote` are the minimum length in each form, without spaces around the text: 0 for a field
 * that is optional or not in that form.
 */
export const fields = {
  name: { param: "name", maxLength: 200, contact: 2, quote: 2 },
  email: { param: "email", maxLength: 254, contact: 1, quote: 1 },
  phone: { param: "phone", maxLength: 100, contact: 10, quote: 10 },
  address: { param: "address", maxLength: 200, contact: 0, quote: 3 },
  postalCode: { param: "postal_code", maxLength: 40, contact: 0, quote: 4 },
  city: { param: "city", maxLength: 100, contact: 0, quote: 2 },
  service: { param: "service", maxLength: 100, contact: 1, quote: 1 },
  projectType: { param: "project_type", maxLength: 100, contact: 0, quote: 1 },
  // The price indication fills in a number, but people also describe their rooms here.
  squareMeters: { param: "square_meters", maxLength: 300, contact: 0, quote: 1 },
  timeframe: { param: "timeframe", maxLength: 100, contact: 0, quote: 0 },
  budget: { param: "budget", maxLength: 100, contact: 0, quote: 0 },
  message: { param: "message", maxLength: 20_000, contact: 0, quote: 0 },
} as const satisfies Record<string, FieldRules>;

export type TextField = keyof typeof fields;
export const textFields = Object.keys(fields) as TextField[];

export type FieldParam = (typeof fields)[TextField]["param"];

/** Any other service. The services themselves come from content/services.yaml. */
export const otherService = "anders";

/** The choice on which a form asks for the company too. */
export const businessPremises = "bedrijfspand";

/**
 * The choices of each field that has fixed ones, by the values that drafts contain. Their labels
 * are in content/enquiry.yaml.
 */
export const choices = {
  projectType: ["woning", "appartement", "nieuwbouw", "renovatie", businessPremises, "anders"],
  timeframe: [
    "zo-snel-mogelijk",
    "binnen-1-maand",
    "binnen-3-maanden",
    "binnen-6-maanden",
    "orientatie",
  ],
  budget: ["tot-1000", "1000-2500", "2500-5000", "5000-10000", "boven-10000", "nog-onbekend"],
} as const satisfies Partial<Record<TextField, readonly string[]>>;

export type ChoiceField = keyof typeof choices;
export const choiceFields = Object.keys(choices) as ChoiceField[];
