import { z } from "zod";
import { isoDay } from "#enquiry/days.ts";
import { slugOf } from "#facts/format/words.ts";
import type { PageMeta } from "#facts/shell/page-meta.ts";
import { countedTexts, paragraph, sized, text, texts, textWith } from "#reading/common-schemas.ts";
import { defineFile, newestFirst } from "#reading/define.ts";
import { metaSchema, notFoundSchema, pageHeading, summary, valueAndLabel } from "#reading/pages.ts";
import { contentRef, day, describedPhoto, photoName, serviceSlug } from "#reading/references.ts";

const schema = z.strictObject({
  title: sized(5, 75),
  excerpt: summary(190),
  published: day,
  updated: day.optional(),
  ...describedPhoto,
  category: contentRef("category"),
  /** The service that the article is about, whose price stands below its lead. */
  service: serviceSlug.optional(),
  /** A figure from the article, shown over its picture. */
  finding: valueAndLabel.optional(),
  moreFollows: z.boolean().optional(),
  draft: z.boolean().optional(),
});

/** All articles, also those that visitors do not see yet. */
export const articleFiles = defineFile("content/articles/*.md", schema, {
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
    return articleFiles.data.filter(({ draft }) => process.env.CONTENT_DRAFTS || !draft);
  },
};
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

/** The articles of a category, the newest first. */
const articlesIn = (name: string) => articles.data.filter(({ category }) => category === name);

/** The newest of the same category, at most three. */
export const relatedTo = (article: Article): Article[] =>
  articlesIn(article.category)
    .filter((other) => other !== article)
    .slice(0, maxSuggestions);

/**
 * At most three articles of other categories: the next ones in the list, which continues at its
 * start.
 */
export function othersThan(article: Article): Article[] {
  const all = articles.data;
  const index = all.indexOf(article);
  return [...all.slice(index + 1), ...all.slice(0, index)]
    .filter(({ category }) => category !== article.category)
    .slice(0, maxSuggestions);
}

export function articleMeta(article: Article): PageMeta {
  const { title, excerpt, photo, published, updated, category } = article;
  return {
    path: articlePath(article),
    label: title,
    title,
    description: excerpt,
    photo,
    updated: updated ?? published,
    article: { published, category },
  };
}

export const metas = () => articles.data.map(articleMeta);

const pageSchema = z.strictObject({
  meta: metaSchema,
  heading: pageHeading,
  intro: paragraph,
  photo: photoName,
  categories: z.array(text).min(1),
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

export const blog = defineFile("content/pages/blogs.yaml", pageSchema);

export const meta = (): PageMeta => ({ ...blog.data.meta, path: "/blogs", photo: blog.data.photo });

/** The categories that have articles, in the order of content/pages/blogs.yaml. */
export const categories = () =>
  blog.data.categories.flatMap((name) => {
    const found = articlesIn(name);
    return found.length > 0 ? [{ name, articles: found }] : [];
  });

/** The addresses at which categories had a page, and where they lead now. */
export const movedCategories = () =>
  categories().map(({ name, articles: [only, ...others] }) => ({
    from: `${meta().path}/categorie/${slugOf(name)}`,
    to: only && others.length === 0 ? articlePath(only) : meta().path,
  }));
