import { z } from "zod";
import { textWith } from "#data/lib/reference.ts";
import { metaWithPhotoSchema, paragraph, text, valueAndLabel } from "#data/schemas/common.ts";

export const reviewsPageSchema = z.strictObject({
  meta: metaWithPhotoSchema,
  heading: text,
  intro: paragraph,
  summary: z.strictObject({ label: text, items: z.array(valueAndLabel).length(3) }),
  listHeading: text,
  caseLink: text,
  externalLabel: textWith("place"),
  closing: z.strictObject({ heading: text, text: paragraph, button: text, phoneButton: text }),
});
