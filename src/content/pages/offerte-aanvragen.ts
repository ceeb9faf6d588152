import { z } from "zod";
import { metaWithPhotoSchema, type PageMeta } from "../lib/meta.ts";
import { paragraph, question, titledText, text } from "../schemas/common.ts";
import { readFile } from "../lib/read.ts";

/** The quote page, from content/pages/offerte-aanvragen.yaml. */
export const quote = readFile(
  "pages/offerte-aanvragen.yaml",
  z.strictObject({
    meta: metaWithPhotoSchema,
    hero: z.strictObject({ heading: text, lead: paragraph }),
    tilesLabel: text,
    tiles: z.array(titledText).length(4),
    pricePanel: z.strictObject({ heading: text, prefix: text, note: text }),
    determines: z.strictObject({ heading: text, items: z.array(titledText).min(3) }),
    satisfaction: z.strictObject({ value: text, text, link: text }),
    questionsHeading: text,
    questions: z.array(question).length(4),
  }),
);

export const meta: PageMeta = { ...quote.meta, path: "/offerte-aanvragen", type: "contact" };
