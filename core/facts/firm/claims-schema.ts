import { z } from "zod";
import { text } from "#reading/common-schemas.ts";
import { shortName } from "#reading/references.ts";

const claim = z.strictObject({
  /** Without it, the parts of texts that name the claim are left out. */
  value: text.optional(),
  shownOn: text,
});

const notAFigure = "Schrijf een cijfer zoals 4,9/5, of een aantal zoals 49.";
const year = { form: /^(19|20)\d\d$/, message: "Schrijf het jaar, zoals 2011." };
const counts = "\\d+|een|één|anderhalf";
const units = "minuten|uur|dag|dagen|werkdag|werkdagen|week|weken|maand|maanden|jaar";
const duration = {
  form: new RegExp(`^(${counts}) (${units})$`),
  message:
    "Schrijf een getal en een eenheid, zoals 24 uur, een werkdag of 5 jaar. Dit komt midden in een zin te staan.",
};

/** The claims whose form matters, in which code reads them or in a sentence, and what to write. */
const forms: Readonly<Record<string, typeof year>> = {
  rating: { form: /^(\d|10)([.,]\d+)?\/\d+$/, message: notAFigure },
  reviews: { form: /^\d+$/, message: notAFigure },
  since: year,
  "since-cases": year,
  reply: duration,
  warranty: duration,
  "warranty-painting": duration,
};

/** content/claims.yaml: what the site claims about the firm, each with the place it is shown. */
export const claimsSchema = z.record(shortName, claim).superRefine((claims, { addIssue }) => {
  for (const [name, { form, message }] of Object.entries(forms)) {
    const value = claims[name]?.value;
    if (value !== undefined && !form.test(value)) {
      addIssue({ code: "custom", path: [name, "value"], message });
    }
  }
});
export type Claims = z.output<typeof claimsSchema>;
