import { z } from "zod";
import type { PageMeta } from "#facts/shell/page-meta.ts";
import { namesRating } from "#facts.ts";
import { paragraph, text, texts, textWith, titledText } from "#reading/common-schemas.ts";
import { defineFile } from "#reading/define.ts";
import { metaWithPhotoSchema, pageHeading, question } from "#reading/pages.ts";

const schema = z.strictObject({
  meta: metaWithPhotoSchema,
  hero: z.strictObject({ heading: pageHeading, lead: paragraph }),
  tilesLabel: text,
  tiles: z.array(titledText).min(2),
  pricePanel: z.strictObject({
    ...texts("heading", "from", "note", "next"),
    without: textWith("price"),
  }),
  determines: z.strictObject({ heading: text, items: z.array(titledText).min(3) }),
  satisfaction: z.strictObject({ value: text, text, link: text }).optional(),
  questionsHeading: text,
  questions: z.array(question).min(1),
});

export const quotePage = defineFile("content/pages/offerte-aanvragen.yaml", schema);

export const meta = (): PageMeta => ({
  ...quotePage.data.meta,
  path: "/offerte-aanvragen",
  showsRating: namesRating(quotePage.data),
});
