import { type Article, articles } from "../collections/articles.ts";
import type { PageMeta } from "../lib/meta.ts";
import { slugOf } from "../lib/slug.ts";
import { blog, meta } from "./blogs.ts";
import { type ListPage, listPages } from "./list-pages.ts";

/** As many articles as a page bears, with their pictures and what stands beside them. */
const most = 24;

/** The pages of /blogs. */
export const blogPages = listPages(meta, articles, most);

export interface Category {
  name: string;
  count: number;
  /** The address of its first page. */
  path: string;
  pages: ListPage<Article>[];
}

const said = (text: string, category: string) => text.replaceAll("{category}", category);

/** What the head of a category's first page is made from; it shows the picture of the whole blog. */
function categoryMeta(name: string): PageMeta {
  return {
    ...meta,
    path: `${meta.path}/categorie/${slugOf(name)}`,
    label: name,
    title: said(blog.category.title, name),
    description: said(blog.category.description, name),
    pictureOf: meta.path,
  };
}

const byCategory = Map.groupBy(articles, ({ category }) => category);

/** The categories that have articles, in the order of content/pages/blogs.yaml. */
export const categories: readonly Category[] = blog.categories.flatMap((name) => {
  const own = byCategory.get(name);
  if (!own) return [];
  const first = categoryMeta(name);
  return [{ name, count: own.length, path: first.path, pages: listPages(first, own, most) }];
});

/** What stands over the articles of a category. */
export const categoryHeading = ({ name }: Category) => said(blog.category.heading, name);
