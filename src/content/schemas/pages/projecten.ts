import { z } from "zod";
import { textWith } from "../../lib/reference.ts";
import { comparison, metaWithPhotoSchema, text } from "../common.ts";

/** The portfolio page; the projects are in content/projects/. */
export const projectsPageSchema = z.strictObject({
  meta: metaWithPhotoSchema,
  heading: text,
  intro: text,
  featuredHeading: text,
  recentHeading: text,
  scope: z.strictObject({
    squareMetres: textWith("squareMetres"),
    days: textWith("days"),
    price: textWith("price"),
  }),
  caseLink: text,
  serviceLink: textWith("service"),
  reviewLink: textWith("name"),
  comparisonsHeading: text,
  comparisonsIntro: text,
  moreComparisonsHeading: text,
  comparisons: z
    .array(comparison)
    .min(2)
    .describe("write at least two pairs: the first stands alone, the others below"),
  closing: z.strictObject({ heading: text, text, button: text, contactButton: text }),
});
