import { slugOf } from "#data/format/slug.ts";
import { kindPages, listPages } from "#data/shell/list-pages.ts";
import { articles, byCategory } from "./articles.ts";
import { blog, meta } from "./articles-page.ts";

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
