import { z } from "zod";
import { commonQuestions } from "#facts/services/service-texts.ts";
import type { PageMeta } from "#facts/shell/page-meta.ts";
import { namesRating } from "#facts.ts";
import { advised, text, texts, textWith, titledText } from "#reading/common-schemas.ts";
import { defineFile } from "#reading/define.ts";
import { comparison, figures, metaSchema, pageHeading } from "#reading/pages.ts";
import { photoName } from "#reading/references.ts";

const schema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({
    heading: pageHeading,
    ...texts("trade", "intro"),
    /** Left out without a rating, or without the year in which the firm began. */
    rating: text.optional(),
    tagline: text.optional(),
    ...texts("quoteButton", "servicesButton"),
    ticks: advised(z.array(text).min(1), 6, "list"),
    photo: photoName,
    before: photoName.optional(),
    onPhone: z.strictObject({ photo: photoName, before: photoName }).optional(),
    caption: text,
  }),
  trust: figures,
  services: z.strictObject({ eyebrow: text, heading: text, more: text, all: text }),
  why: z.strictObject({
    ...texts("eyebrow", "heading"),
    items: advised(z.array(titledText).min(2), 6, "list"),
  }),
  comparison: z.strictObject({ heading: text, ...comparison.shape }).optional(),
  partner: z
    .strictObject({
      ...texts("eyebrow", "heading", "text"),
      benefits: z.array(text).min(1),
      button: text,
    })
    .optional(),
  reviews: z.strictObject({ heading: text, all: text, external: textWith("place") }),
  process: z.strictObject({ heading: text, steps: z.array(titledText).min(2) }),
  closing: z.strictObject({
    ...texts("heading", "button", "phoneButton"),
    badges: z.array(titledText),
  }),
});

export const home = defineFile("content/pages/home.yaml", schema);

export const meta = (): PageMeta => ({
  ...home.data.meta,
  path: "/",
  photo: home.data.hero.photo,
  showsRating: namesRating(home.data),
  questions: commonQuestions(),
});
