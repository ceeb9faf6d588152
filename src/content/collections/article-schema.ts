import { z } from "zod";
import { photoName } from "@/content/reading/photo-names";
import { blog } from "@/content/pages/blogs";
import type { Entry } from "@/content/reading/markdown-folder";
import { text } from "@/content/reading/parts";

const categories = blog.categories.join(", ");

/** The fields above an article in content/articles/; its file name is its address below /blogs. */
export const articleSchema = z.strictObject({
  order: z.number().int().min(1).describe("write its place in the list, from 1"),
  title: z.string().min(5).max(75).describe("write a title of at most 75 characters"),
  excerpt: z.string().min(50).max(190).describe("write one or two sentences, 50 to 190 characters"),
  date: text.describe('write the day as people read it, as in "10 februari 2026"'),
  published: z.iso.date().describe("write the same day as 2026-02-10"),
  readTime: text.describe('write the reading time, as in "6 minuten"'),
  photo: photoName,
  category: z.string().refine((name) => blog.categories.includes(name), {
    error: ({ input }) =>
      `there is no category "${String(input)}" in content/pages/blogs.yaml — add it there, or write one of: ${categories}`,
  }),
});

type ArticleFields = z.output<typeof articleSchema>;

/** Two articles in one place, or an address that cannot be one: a sentence for each. */
export function checkArticles(entries: readonly Entry<ArticleFields>[]): string[] {
  const byOrder = new Map<number, string>();
  return entries.flatMap(({ id, data: { order } }) => {
    const file = `content/articles/${id}.md`;
    const mistakes: string[] = [];
    if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(id)) {
      mistakes.push(`${file}: its name becomes the address — use small letters, digits and single hyphens`);
    }
    if (id === "404")
      mistakes.push(`${file}: /blogs/404 is the page for unknown articles — choose another name`);
    const other = byOrder.get(order);
    if (other)
      mistakes.push(`${file} › order: ${order} is taken by ${other} — give each article its own number`);
    byOrder.set(order, file);
    return mistakes;
  });
}
