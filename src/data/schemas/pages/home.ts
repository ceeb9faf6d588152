import { z } from "zod";
import { textWith } from "#data/lib/reference.ts";
import {
  metaSchema,
  photoName,
  text,
  texts,
  titledText,
  valueAndLabel,
} from "#data/schemas/common.ts";

export const homeSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({
    ...texts("rating", "heading", "tagline", "intro", "quoteButton", "servicesButton", "priceLink"),
    ticks: z.array(text).length(4),
    photo: photoName,
    before: photoName.optional(),
    caption: text,
  }),
  trust: z.array(valueAndLabel).length(5),
  services: z.strictObject({ eyebrow: text, heading: text, more: text, all: text }),
  why: z.strictObject({ eyebrow: text, heading: text, items: z.array(titledText).length(4) }),
  comparison: z.strictObject({
    ...texts("eyebrow", "heading", "title", "description"),
    before: photoName,
    after: photoName,
  }),
  partner: z
    .strictObject({
      ...texts("eyebrow", "heading", "text"),
      benefits: z.array(text).length(4),
      button: text,
      photo: photoName,
    })
    .optional(),
  reviews: z.strictObject({ eyebrow: text, heading: text, all: text, external: textWith("place") }),
  process: z.strictObject({ eyebrow: text, heading: text, steps: z.array(titledText).length(4) }),
  cta: z.strictObject({
    ...texts("heading", "button", "call"),
    badges: z.array(titledText).min(2).max(3),
  }),
});
