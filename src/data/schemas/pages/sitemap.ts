import { z } from "zod";
import { metaWithPhotoSchema, texts } from "#data/schemas/common.ts";

export const sitemapSchema = z.strictObject({
  meta: metaWithPhotoSchema,
  ...texts("heading", "intro", "cases", "articles", "kinds", "categories"),
});
