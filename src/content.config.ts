import { defineCollection } from "astro:content";
import { renderedTexts } from "@/content/lib/markdown";

/**
 * The HTML of the long texts, for the pages that show them. What they say is read by src/content, like everything
 * else; asked for anew at each loading, so that a running `npm run dev` shows what was changed.
 */
export const collections = {
  texts: defineCollection({
    loader: renderedTexts(async () => {
      const [{ load }, { legalPages }] = await Promise.all([
        import("@/content/load"),
        import("@/content/pages/legal"),
      ]);
      return [...load("content/articles/*.md"), ...legalPages];
    }),
  }),
};
