import { reviewsFor } from "#data/collections/reviews.ts";
import type { PageMeta } from "#data/lib/meta.ts";
import { load } from "#data/load.ts";
import { listPages } from "./list-pages.ts";

export const reviewsPage = load("content/pages/reviews.yaml");

export const meta: PageMeta = { ...reviewsPage.meta, path: "/reviews", type: "reviews" };

const most = 24;

/** The pages of /reviews; each tells search engines its own reviews. */
export const reviewPages = listPages(meta, reviewsPage.heading, reviewsFor("reviews"), most).map(
  (page) => ({
    ...page,
    meta: { ...page.meta, reviews: page.entries },
  }),
);

const pageOf = new Map(
  reviewPages.flatMap(({ entries, meta: { path } }) => entries.map(({ id }) => [id, path])),
);

export const reviewPath = (id: string) => `${pageOf.get(id) ?? meta.path}#${id}`;
