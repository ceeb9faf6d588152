import { newestFirst } from "#data/lib/dates.ts";
import type { PageMeta } from "#data/lib/meta.ts";
import { load } from "#data/load.ts";

export const articles = load("content/articles/*.md").toSorted(newestFirst("published"));
export type Article = (typeof articles)[number];

/** What the list calls popular: the first five. */
export const popularArticles = articles.slice(0, 5);

export const articlePath = ({ id }: Article) => `/blogs/${id}`;

/** Whether the article is written; otherwise its page says that more follows. */
export const isComplete = ({ body }: Article) => Boolean(body);

const wordsPerMinute = 200;

/** How long an article takes to read, as in "6 minuten"; a minute is the least. */
export function readTime({ body }: Pick<Article, "body">): string {
  const words = body.match(/[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  const minutes = Math.max(1, Math.ceil(words / wordsPerMinute));
  return minutes === 1 ? "1 minuut" : `${minutes} minuten`;
}

const shown = 3;

/** The articles of each category, the newest first. */
export const byCategory = Map.groupBy(articles, ({ category }) => category);

/** Others of the same category, at most three: the newest. */
export function relatedTo(article: Article): Article[] {
  const newest = (byCategory.get(article.category) ?? []).slice(0, shown + 1);
  return newest.filter((other) => other !== article).slice(0, shown);
}

/**
 * Articles of other categories, at most three: those that follow in the list, and from the start
 * again.
 */
export function othersThan(article: Article): Article[] {
  const at = articles.indexOf(article);
  const following = [...articles.slice(at + 1), ...articles.slice(0, at)];
  return following.filter(({ category }) => category !== article.category).slice(0, shown);
}

export function articleMeta(article: Article): PageMeta {
  const { title, excerpt, photo, published, category } = article;
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
