/** The two forms: the short message and the request for a quote. */
export const formNames = ["contact", "quote"] as const;
export type FormName = (typeof formNames)[number];

export const subjects: Record<FormName, string> = {
  contact: "Nieuw contactformulier bericht",
  quote: "Nieuwe offerte aanvraag",
};

/** The value of `form_type`, which the owner reads in the mail. */
export const formTypes: Record<FormName, string> = { contact: "contact", quote: "offerte" };
