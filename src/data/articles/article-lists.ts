import { slugOf } from "#data/format/slug.ts";
import { articlePath, byCategory } from "./articles.ts";
import { blog, meta } from "./articles-page.ts";

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
