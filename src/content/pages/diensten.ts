import { z } from "zod";
import { photoName } from "../lib/photo-names.ts";
import { metaSchema, type PageMeta } from "../lib/meta.ts";
import { paragraph, text, titledText } from "../schemas/common.ts";
import { readFile } from "../lib/read.ts";

/** The overview of the services, from content/pages/diensten.yaml. */
export const overview = readFile(
  "pages/diensten.yaml",
  z.strictObject({
    meta: metaSchema,
    hero: z.strictObject({
      heading: text,
      lead: paragraph,
      photo: photoName,
      caption: text,
      button: text,
      priceLink: text,
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
  }),
);

export const meta: PageMeta = {
  ...overview.meta,
  path: "/diensten",
  type: "other",
  photo: overview.hero.photo,
};
