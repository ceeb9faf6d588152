import { z } from "zod";
import { shortName } from "#data/reading/common-schemas.ts";
import { found } from "#data/reading/issues.ts";

const claim = z.strictObject({
  /** Without it, the parts of texts that name the claim are left out. */
  value: z.string().min(1).optional(),
  shownOn: z.string().min(1),
});

/** A figure out of another, and a number, in the text of a claim. */
const ratingForm = /^(\d|10)([.,]\d+)?\/\d+$/;
const countForm = /^\d+$/;

/** Converts a rating as people write it, "4.8" or "9,2 van 10", to "4,8/5" or "9,2/10". */
function outOf(typed: string): string {
  const written = /^(\d+(?:[.,]\d+)?)(?:\s*(?:\/|van|uit)\s*(?:de\s+)?(\d+))?$/.exec(typed.trim());
  const [, value = "", best] = written ?? [];
  if (value === "" || ratingForm.test(typed)) {
    return typed;
  }
  const figure = value.replace(".", ",");
  return `${figure}/${best ?? (Number(value.replace(",", ".")) > 5 ? 10 : 5)}`;
}

/** What customers gave the firm on average, and how many of them. */
export const ratingText = z.string().overwrite(outOf).regex(ratingForm);
export const countText = z.string().regex(countForm);

/** Structured data contains these claims, so they have to be figures. */
const figures = [
  { name: "rating", form: ratingForm },
  { name: "reviews", form: countForm },
];

/** content/claims.yaml: what the site claims about the firm, each with the place it is shown. */
export const claimsSchema = z
  .record(shortName, claim)
  .overwrite(({ rating, ...others }) =>
    rating?.value === undefined
      ? { ...others, ...(rating && { rating }) }
      : { ...others, rating: { ...rating, value: outOf(rating.value) } },
  )
  .superRefine((claims, { addIssue }) => {
    for (const { name, form } of figures) {
      const value = claims[name]?.value;
      if (value !== undefined && !form.test(value)) {
        addIssue({ code: "custom", ...found("notAFigure", {}, name, "value") });
      }
    }
  });
export type Claims = z.output<typeof claimsSchema>;
