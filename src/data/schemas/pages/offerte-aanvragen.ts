import { z } from "zod";
import {
  metaWithPhotoSchema,
  paragraph,
  question,
  text,
  titledText,
} from "#data/schemas/common.ts";

export const quoteSchema = z.strictObject({
  meta: metaWithPhotoSchema,
  hero: z.strictObject({ heading: text, lead: paragraph }),
  tilesLabel: text,
  tiles: z.array(titledText).length(4),
  pricePanel: z.strictObject({ intro: text, prefix: text, next: text, note: text }),
  determines: z.strictObject({ heading: text, items: z.array(titledText).min(3) }),
  satisfaction: z.strictObject({ value: text, text, link: text }),
  questionsHeading: text,
  questions: z.array(question).length(4),
});
