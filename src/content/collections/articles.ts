import { type CollectionEntry, getCollection } from "astro:content";
import { blog } from "@/content/pages/blogs";
import type { PageMeta } from "@/content/reading/meta";

export type Article = CollectionEntry<"articles">;

/** All articles, in their order. */
export const articles: readonly Article[] = (await getCollection("articles")).sort(
  (a, b) => a.data.order - b.data.order,
);

/** What the list calls popular: the first five. */
export const popularArticles = articles.slice(0, 5);

/** Where an article stands. */
export const articlePath = ({ id }: Article) => `/blogs/${id}`;

/** Whether the article is written; otherwise its page says that more follows. */
export const isComplete = ({ body }: Article) => Boolean(body);

export interface Category {
  name: string;
  count: number;
  /** The article itself when it is the only one, otherwise the first of them in the list. */
  href: string;
}

/** The categories that have articles, in the order of content/pages/blogs.yaml. */
export const categories: readonly Category[] = blog.categories.flatMap((name) => {
  const [first, ...more] = articles.filter(({ data }) => data.category === name);
  if (!first) return [];
  return [{ name, count: more.length + 1, href: more.length === 0 ? articlePath(first) : `#${first.id}` }];
});

const shown = 3;

/** Others of the same category, at most three. */
export function relatedTo(article: Article): Article[] {
  return articles
    .filter(({ id, data }) => id !== article.id && data.category === article.data.category)
    .slice(0, shown);
}

/** Articles of other categories, at most three: those that follow in the list, and from the start again. */
export function othersThan(article: Article): Article[] {
  const at = articles.indexOf(article);
  return [...articles.slice(at + 1), ...articles.slice(0, Math.max(at, 0))]
    .filter(({ data }) => data.category !== article.data.category)
    .slice(0, shown);
}

/** What the head of an article's page is made from. */
export function articleMeta(article: Article): PageMeta {
  const { title, excerpt, photo, published, category } = article.data;
  return {
    path: articlePath(article),
    label: title,
    title,
    description: excerpt,
    type: "blog",
    photo,
    article: { published, category },
  };
}

export const metas = articles.map(articleMeta);
