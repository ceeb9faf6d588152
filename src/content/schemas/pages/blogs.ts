import { z } from "zod";
import { textWith } from "../../lib/reference.ts";
import { slugOf } from "../../lib/slug.ts";
import { metaSchema, paragraph, photoName, text, texts } from "../common.ts";

/** Whether each name makes an address, and none that of another. */
function haveAddresses(names: readonly string[]): boolean {
  const slugs = new Set(names.map(slugOf));
  return slugs.size === names.length && !slugs.has("");
}

/** The blog's own texts; the articles are in content/articles/. */
export const blogSchema = z.strictObject({
  meta: metaSchema,
  heading: text,
  intro: paragraph,
  photo: photoName,
  categories: z.array(text).min(1).refine(haveAddresses, {
    error: "needs a letter or digit in each, and each its own — two have the same address, or one has none",
  }),
  list: z.strictObject({
    ...texts("heading", "read", "categories", "popular", "countOne"),
    countMany: textWith("count"),
  }),
  category: z.strictObject({
    title: textWith("category"),
    description: textWith("category"),
    heading: textWith("category"),
    list: text,
  }),
  article: z.strictObject({
    ...texts("published", "readTime", "contents", "share", "incomplete"),
    incompleteHelp: paragraph,
    incompleteButton: text,
    author: z.strictObject({ name: text, role: text, text: paragraph }),
    ...texts("related", "others", "all"),
  }),
  missing: z.strictObject({
    title: metaSchema.shape.title,
    description: metaSchema.shape.description,
    heading: text,
    text: paragraph,
    button: text,
    plane: text,
    photo: photoName,
  }),
  cta: z.strictObject({ heading: text, text: paragraph, button: text, call: text }),
});
