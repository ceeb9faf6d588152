import { z } from "zod";
import { slugOf } from "#data/format/words.ts";
import {
  countedTexts,
  metaSchema,
  notFoundSchema,
  pageHeading,
  paragraph,
  photoName,
  text,
  texts,
  textWith,
} from "#data/reading/common-schemas.ts";
import { defineFile } from "#data/reading/define.ts";
import type { PageMeta } from "#data/shell/page-meta.ts";
import { articlePath, byCategory } from "./articles.ts";

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
    error: "Geef elke categorie een eigen naam, met ten minste een letter of cijfer.",
  }),
  list: z.strictObject({
    ...texts("heading", "read", "categories", "popular"),
    articleCount: countedTexts,
  }),
  article: z.strictObject({
    ...texts("published", "updated", "readTime", "contents", "share", "moreFollows", "incomplete"),
    price: textWith("service", "amount", "unit", "withVat"),
    priceLink: text,
    incompleteHelp: paragraph,
    incompleteButton: text,
    author: z.strictObject({ name: text, role: text, text: paragraph }),
    ...texts("related", "others", "all"),
  }),
  notFound: notFoundSchema.extend({ text: paragraph }),
  closing: z.strictObject({ heading: text, text: paragraph, button: text, phoneButton: text }),
});

export const blog = defineFile("content/pages/blogs.yaml", schema);

export const meta = (): PageMeta => ({
  ...blog.data.meta,
  path: "/blogs",
  type: "blog",
  photo: blog.data.photo,
});

/** The categories that have articles, in the order of content/pages/blogs.yaml. */
export const categories = () =>
  blog.data.categories.flatMap((name) => {
    const articles = byCategory().get(name);
    return articles ? [{ name, articles }] : [];
  });

/** The addresses at which categories had a page, and where they lead now. */
export const movedCategories = () =>
  categories().map(({ name, articles: [only, ...others] }) => ({
    from: `${meta().path}/categorie/${slugOf(name)}`,
    to: only && others.length === 0 ? articlePath(only) : meta().path,
  }));
