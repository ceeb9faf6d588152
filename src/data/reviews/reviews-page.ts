import { z } from "zod";
import {
  metaWithPhotoSchema,
  pageHeading,
  paragraph,
  text,
  valueAndLabel,
} from "#data/reading/common-schemas.ts";
import { textWith } from "#data/reading/content-ref.ts";
import { defineFile } from "#data/reading/define.ts";
import type { PageMeta } from "#data/shell/page-meta.ts";

const schema = z.strictObject({
  meta: metaWithPhotoSchema,
  heading: pageHeading,
  intro: paragraph,
  summary: z.strictObject({ label: text, items: z.array(valueAndLabel) }),
  listHeading: text,
  caseLink: text,
  externalLabel: textWith("place"),
  closing: z.strictObject({ heading: text, text: paragraph, button: text, phoneButton: text }),
});

export const reviewsPage = defineFile("content/pages/reviews.yaml", schema);

export const meta = (): PageMeta => ({
  ...reviewsPage.data.meta,
  path: "/reviews",
  type: "reviews",
});
