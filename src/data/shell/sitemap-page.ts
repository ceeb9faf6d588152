import { z } from "zod";
import { metaWithPhotoSchema, texts } from "#data/reading/common-schemas.ts";
import { defineFile } from "#data/reading/define.ts";
import type { PageMeta } from "./page-meta.ts";

const schema = z.strictObject({
  meta: metaWithPhotoSchema,
  ...texts("heading", "intro", "cases", "articles"),
});

export const sitemap = defineFile("content/pages/sitemap.yaml", schema);

export const meta = (): PageMeta => ({ ...sitemap.data.meta, path: "/sitemap", type: "other" });
