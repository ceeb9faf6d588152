import { articles, byCategory } from "#data/collections/articles.ts";
import { slugOf } from "#data/lib/slug.ts";
import { blog, meta } from "#data/pages/blogs.ts";
import { kindPages, listPages } from "./list-pages.ts";

/** As many articles as a page bears, with their pictures and what stands beside them. */
const most = 24;

export const blogPages = listPages(meta(), blog.data.heading, articles.data, most);

/**
 * The categories that have articles, in the order of content/pages/blogs.yaml, each with its pages.
 */
export const categories = blog.data.categories.flatMap((name) => {
  const own = byCategory().get(name);
  if (!own) {
    return [];
  }
  const path = `${meta().path}/categorie/${slugOf(name)}`;
  const pages = kindPages(meta(), { path, label: name }, blog.data.category, own, most);
  return [{ name, count: own.length, path, pages }];
});
