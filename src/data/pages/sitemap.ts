import { z } from "zod";
import { defineFile } from "#data/define.ts";
import type { PageMeta } from "#data/page-meta.ts";
import { metaWithPhotoSchema, texts } from "#data/reading/common-schemas.ts";

const schema = z.strictObject({
  meta: metaWithPhotoSchema,
  ...texts("heading", "intro", "cases", "articles", "kinds", "categories"),
});

export const sitemap = defineFile("content/pages/sitemap.yaml", schema);

export const meta = (): PageMeta => ({ ...sitemap.data.meta, path: "/sitemap", type: "other" });
