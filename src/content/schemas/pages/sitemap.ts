import { z } from "zod";
import { metaWithPhotoSchema, texts } from "../common.ts";

/** The page /sitemap. */
export const sitemapSchema = z.strictObject({
  meta: metaWithPhotoSchema,
  ...texts("heading", "intro", "cases", "articles", "kinds", "categories"),
});
