import { z } from "zod";
import { shortName } from "#data/reading/common-schemas.ts";
import { found } from "#data/reading/issues.ts";

const claim = z.strictObject({
  /** Without it, the parts of texts that name the claim are left out. */
  value: z
    .string()
    .min(1)
    .optional()
    .describe('write the claim in quotes, as in "4.9/5", or leave it out'),
  shownOn: z.string().min(1).describe("write where the site shows it"),
});

/** A figure out of another, and a number, in the text of a claim. */
export const ratingForm = /^\d(\.\d+)?\/\d+$/;
export const countForm = /^\d+$/;

/** Structured data contains these claims, so they have to be figures. */
const figures = [
  {
    name: "rating",
    form: ratingForm,
    write: 'write a figure out of another, as in "4.9/5"',
  },
  { name: "reviews", form: countForm, write: 'write a number in quotes, as in "49"' },
];

/** content/claims.yaml: what the site claims about the firm, each with the place it is shown. */
export const claimsSchema = z
  .record(shortName("warranty-painting"), claim)
  .superRefine((claims, { addIssue }) => {
    for (const { name, form, write } of figures) {
      const value = claims[name]?.value;
      if (value !== undefined && !form.test(value)) {
        const values = { value, hint: write };
        addIssue({ code: "custom", ...found("notAFigure", values, name, "value") });
      }
    }
  });
export type Claims = z.output<typeof claimsSchema>;
