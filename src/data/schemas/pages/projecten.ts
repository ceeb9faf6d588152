import { z } from "zod";
import { textWith } from "#data/lib/reference.ts";
import { comparison, metaWithPhotoSchema, text, texts } from "#data/schemas/common.ts";

export const projectsPageSchema = z.strictObject({
  meta: metaWithPhotoSchema,
  ...texts("heading", "intro", "featuredHeading", "recentHeading"),
  scope: z.strictObject({
    squareMetres: textWith("squareMetres"),
    days: textWith("days"),
    price: textWith("price"),
  }),
  caseLink: text,
  serviceLink: textWith("service"),
  reviewLink: textWith("name"),
  ...texts("comparisonsHeading", "comparisonsIntro", "moreComparisonsHeading"),
  comparisons: z
    .array(comparison)
    .min(2)
    .describe("write at least two pairs: the first stands alone, the others below"),
  closing: z.strictObject({ heading: text, text, button: text, contactButton: text }),
});
