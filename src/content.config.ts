import { defineCollection } from "astro:content";
import { renderedTexts } from "@/content/lib/rendered-texts";

/**
 * The HTML of the long texts, for the pages that show them. What they say is read by src/content, like everything
 * else; asked for anew at each loading, so that a running `npm run dev` shows what was changed.
 */
export const collections = {
  texts: defineCollection({
    loader: renderedTexts(async () => {
      const [{ articles }, { privacyPolicy }, { termsOfService }] = await Promise.all([
        import("@/content/collections/articles"),
        import("@/content/pages/privacy-policy"),
        import("@/content/pages/terms-of-service"),
      ]);
      return [...articles, privacyPolicy, termsOfService];
    }),
  }),
};
