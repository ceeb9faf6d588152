import { defineCollection } from "astro:content";
import { renderedTexts } from "@/content/lib/markdown";

/**
 * The HTML of the long texts, for the pages that show them. What they say is read by src/content, like everything
 * else; asked for anew at each loading, so that a running `npm run dev` shows what was changed.
 */
export const collections = {
  texts: defineCollection({
    loader: renderedTexts(async () => {
      const { load } = await import("@/content/load");
      return [
        ...load("content/articles/*.md"),
        load("content/pages/privacy-policy.md"),
        load("content/pages/terms-of-service.md"),
      ];
    }),
  }),
};
