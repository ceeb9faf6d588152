import { z } from "zod";
import { isoDay } from "#contract/days.ts";
import {
  contentRef,
  day,
  photoAlt,
  photoName,
  serviceSlug,
  sized,
  summary,
  valueAndLabel,
} from "#data/reading/common-schemas.ts";
import { defineCollection, newestFirst } from "#data/reading/define.ts";
import { once } from "#data/reading/memoize.ts";
import type { PageMeta } from "#data/shell/page-meta.ts";

const schema = z.strictObject({
  title: sized(5, 75),
  excerpt: summary(190),
  published: day,
  updated: day.optional(),
  photo: photoName,
  photoAlt: photoAlt.optional(),
  category: contentRef("category"),
  /** The service that the article is about, whose price stands below its lead. */
  service: serviceSlug.optional(),
  /** A figure from the article, shown over its picture. */
  finding: valueAndLabel.optional(),
  moreFollows: z.boolean().optional(),
  draft: z.boolean().optional(),
});

/** All articles, also those that visitors do not see yet. */
export const articleFiles = defineCollection("content/articles/*.md", schema, {
  compare: newestFirst("published"),
  warn: (entries) =>
    entries
      .filter(({ draft, published }) => !draft && published > isoDay(new Date()))
      .map(({ file }) => ({
        place: `${file} › published`,
        message:
          "Deze dag moet nog komen, en het artikel staat toch meteen online. Zet ‘Nog niet tonen’ aan, of kies vandaag.",
      })),
});

/**
 * The articles of the blog, the newest first; `id` is the last part of the path. Drafts are among
 * them only on the machine of an owner who is writing.
 */
export const articles = {
  get data() {
    return process.env.CONTENT_DRAFTS ? articleFiles.data : withoutDrafts();
  },
};

const withoutDrafts = once(() => articleFiles.data.filter(({ draft }) => !draft));
export type Article = (typeof articleFiles.data)[number];

/** The articles that the overview lists as popular: the five newest. */
export const popularArticles = () => articles.data.slice(0, 5);

export const articlePath = ({ id }: Article) => `/blogs/${id}`;

/** Whether the article is complete; otherwise its page says that more follows. */
export const isComplete = ({ body, moreFollows }: Article) => Boolean(body) && !moreFollows;

const wordsPerMinute = 200;

/** The time that an article takes to read, as in "6 minuten"; at least a minute. */
export function readTime({ body }: Pick<Article, "body">): string {
  const words = body.match(/[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  const minutes = Math.max(1, Math.ceil(words / wordsPerMinute));
  return minutes === 1 ? "1 minuut" : `${minutes} minuten`;
}

/** How many articles a list below an article has at most. */
const maxSuggestions = 3;

/** The articles of each category, the newest first. */
export const byCategory = once(() => {
  const groups = new Map<string, Article[]>();
  for (const article of articles.data) {
    groups.set(article.category, [...(groups.get(article.category) ?? []), article]);
  }
  return groups;
});

/** The newest articles of the same category, at most three. */
export function relatedTo(article: Article): Article[] {
  const newest = (byCategory().get(article.category) ?? []).slice(0, maxSuggestions + 1);
  return newest.filter((other) => other !== article).slice(0, maxSuggestions);
}

/**
 * At most three articles of other categories: the next ones in the list, which continues at its
 * start.
 */
export function othersThan(article: Article): Article[] {
  const all = articles.data;
  const index = all.indexOf(article);
  const following = [...all.slice(index + 1), ...all.slice(0, index)];
  const ofOtherCategories = following.filter(({ category }) => category !== article.category);
  return ofOtherCategories.slice(0, maxSuggestions);
}

export function articleMeta(article: Article): PageMeta {
  const { title, excerpt, photo, published, updated, category } = article;
  return {
    path: articlePath(article),
    label: title,
    title,
    description: excerpt,
    type: "blog",
    photo,
    updated: updated ?? published,
    article: { published, category },
  };
}

export const metas = () => articles.data.map(articleMeta);
