import { z } from "zod";
import { shortName } from "#data/reading/common-schemas.ts";
import { found } from "#data/reading/issues.ts";

const claim = z.strictObject({
  /** Without it, the parts of texts that name the claim are left out. */
  value: z.string().min(1).optional(),
  shownOn: z.string().min(1),
});

/** A figure out of another, and a number, in the text of a claim. */
export const ratingForm = /^\d(\.\d+)?\/\d+$/;
export const countForm = /^\d+$/;

/** Structured data contains these claims, so they have to be figures. */
const figures = [
  { name: "rating", form: ratingForm },
  { name: "reviews", form: countForm },
];

/** content/claims.yaml: what the site claims about the firm, each with the place it is shown. */
export const claimsSchema = z.record(shortName, claim).superRefine((claims, { addIssue }) => {
  for (const { name, form } of figures) {
    const value = claims[name]?.value;
    if (value !== undefined && !form.test(value)) {
      addIssue({ code: "custom", ...found("notAFigure", {}, name, "value") });
    }
  }
});
export type Claims = z.output<typeof claimsSchema>;
