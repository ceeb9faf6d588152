import { z } from "zod";
import { textWith } from "#data/lib/reference.ts";
import { slugOf } from "#data/lib/slug.ts";
import {
  kindSchema,
  metaSchema,
  missingSchema,
  paragraph,
  photoName,
  text,
  texts,
} from "#data/schemas/common.ts";

/** Whether each name makes an address, and none that of another. */
function haveAddresses(names: readonly string[]): boolean {
  const slugs = new Set(names.map(slugOf));
  return slugs.size === names.length && !slugs.has("");
}

export const blogSchema = z.strictObject({
  meta: metaSchema,
  heading: text,
  intro: paragraph,
  photo: photoName,
  categories: z.array(text).min(1).refine(haveAddresses, {
    error:
      "needs a letter or digit in each, and each its own — two have the same address, or one has none",
  }),
  list: z.strictObject({
    ...texts("heading", "read", "categories", "popular", "countOne"),
    countMany: textWith("count"),
  }),
  category: kindSchema("category").extend({ list: text }),
  article: z.strictObject({
    ...texts("published", "readTime", "contents", "share", "incomplete"),
    incompleteHelp: paragraph,
    incompleteButton: text,
    author: z.strictObject({ name: text, role: text, text: paragraph }),
    ...texts("related", "others", "all"),
  }),
  missing: missingSchema.extend({ text: paragraph }),
  cta: z.strictObject({ heading: text, text: paragraph, button: text, call: text }),
});
