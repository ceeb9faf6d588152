import { z } from "zod";
import { defineFile } from "#data/define.ts";
import { counted } from "#data/format/counted.ts";
import { slugOf } from "#data/format/slug.ts";
import {
  kindSchema,
  metaSchema,
  missingSchema,
  pageHeading,
  paragraph,
  photoName,
  text,
  texts,
} from "#data/lib/common-schemas.ts";
import { textWith } from "#data/lib/content-ref.ts";
import type { PageMeta } from "#data/page-meta.ts";

/** Whether each name makes an address, and none that of another. */
function haveAddresses(names: readonly string[]): boolean {
  const slugs = new Set(names.map(slugOf));
  return slugs.size === names.length && !slugs.has("");
}

const schema = z.strictObject({
  meta: metaSchema,
  heading: pageHeading,
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
    ...texts("published", "updated", "readTime", "contents", "share", "moreFollows", "incomplete"),
    incompleteHelp: paragraph,
    incompleteButton: text,
    author: z.strictObject({ name: text, role: text, text: paragraph }),
    ...texts("related", "others", "all"),
  }),
  missing: missingSchema.extend({ text: paragraph }),
  cta: z.strictObject({ heading: text, text: paragraph, button: text, call: text }),
});

export const blog = defineFile("content/pages/blogs.yaml", schema);

/** "1 artikel" or "3 artikelen". */
export const articleCount = (count: number) =>
  counted({ one: blog.data.list.countOne, many: blog.data.list.countMany }, count);

export const meta = (): PageMeta => ({
  ...blog.data.meta,
  path: "/blogs",
  type: "blog",
  photo: blog.data.photo,
});
