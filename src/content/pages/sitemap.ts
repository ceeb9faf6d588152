import { z } from "zod";
import { metaWithPhotoSchema, type PageMeta } from "../lib/meta.ts";
import { text } from "../schemas/common.ts";
import { readFile } from "../lib/read.ts";
import { textWith } from "../lib/tokens.ts";

/** The texts of /sitemap, from content/pages/sitemap.yaml. */
export const sitemap = readFile(
  "pages/sitemap.yaml",
  z.strictObject({
    meta: metaWithPhotoSchema,
    heading: text,
    intro: text,
    cases: text,
    articles: text,
    kinds: text,
    categories: text,
    year: z.strictObject({
      heading: textWith("kind", "year"),
      title: textWith("kind", "year"),
      description: textWith("kind", "year"),
    }),
  }),
);

export const meta: PageMeta = { ...sitemap.meta, path: "/sitemap", type: "other" };
