import { articles, byCategory } from "#data/collections/articles.ts";
import { slugOf } from "#data/format/slug.ts";
import { blog, meta } from "#data/pages/blogs.ts";
import { kindPages, listPages } from "./list-pages.ts";

const articlesPerPage = 24;

export const blogPages = listPages(meta(), blog.data.heading, articles.data, articlesPerPage);

/** The categories that have articles, in the order of content/pages/blogs.yaml. */
export const categories = blog.data.categories.flatMap((name) => {
  const entries = byCategory().get(name);
  if (!entries) {
    return [];
  }
  const path = `${meta().path}/categorie/${slugOf(name)}`;
  const kind = { path, label: name };
  const pages = kindPages(meta(), kind, blog.data.category, entries, articlesPerPage);
  return [{ name, count: entries.length, path, pages }];
});
