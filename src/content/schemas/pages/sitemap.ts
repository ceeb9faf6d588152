import { z } from "zod";
import { metaWithPhotoSchema, text } from "../common.ts";

/** The page /sitemap. */
export const sitemapSchema = z.strictObject({
  meta: metaWithPhotoSchema,
  heading: text,
  intro: text,
  cases: text,
  articles: text,
  kinds: text,
  categories: text,
});
