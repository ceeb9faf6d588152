import { z } from "zod";
import { metaSchema, paragraph, photoName, text, texts, titledText } from "#data/schemas/common.ts";

export const overviewSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({
    heading: text,
    lead: paragraph,
    photo: photoName,
    ...texts("caption", "button", "priceLink"),
  }),
  cards: z.strictObject({
    heading: text,
    from: text.describe('write the word before a price, as in "vanaf"'),
    more: text,
  }),
  others: z.strictObject({ heading: text }),
  why: z.strictObject({ heading: text, photo: photoName, items: z.array(titledText).length(4) }),
  process: z.strictObject({ heading: text, steps: z.array(titledText).length(4) }),
  testimonials: z.strictObject({ heading: text, all: text }),
  closing: z.strictObject({ heading: text, text: paragraph, button: text, phoneButton: text }),
});
