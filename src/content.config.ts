import { defineCollection } from "astro:content";
import { articleSchema, checkArticles } from "@/content/collections/article-schema";
import { legalIds, legalSchema } from "@/content/pages/legal-schema";
import { markdownFolder } from "@/content/reading/markdown-folder";

/** The long texts, written in Markdown; everything shorter is YAML and read by src/content/reading/read.ts. */
export const collections = {
  articles: defineCollection({
    loader: markdownFolder({ folder: "articles", schema: articleSchema, check: checkArticles }),
    schema: articleSchema,
  }),
  legal: defineCollection({
    loader: markdownFolder({ folder: "pages", schema: legalSchema, ids: legalIds }),
    schema: legalSchema,
  }),
};
