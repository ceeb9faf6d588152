import { reviewsFor } from "#data/collections/reviews.ts";
import { meta, reviewsPage } from "#data/pages/reviews.ts";
import { listPages } from "./list-pages.ts";

/** As many reviews as a page bears. */
const most = 24;

/** The pages of /reviews; each tells search engines its own reviews. */
export const reviewPages = listPages(
  meta(),
  reviewsPage.data.heading,
  reviewsFor("reviews"),
  most,
).map((page) => ({
  ...page,
  meta: { ...page.meta, reviews: page.entries },
}));

const pageOf = new Map(
  reviewPages.flatMap(({ entries, meta: { path } }) => entries.map(({ id }) => [id, path])),
);

/** Where a review stands: its page in the list, and its place there. */
export const reviewPath = (id: string) => `${pageOf.get(id) ?? meta().path}#${id}`;
