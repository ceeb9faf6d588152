import { listPages } from "#data/shell/list-pages.ts";
import { reviewsFor } from "./reviews.ts";
import { meta, reviewsPage } from "./reviews-page.ts";

const reviewsPerPage = 24;

/** The pages of /reviews. The structured data of each has the reviews that are on it. */
export const reviewPages = listPages(
  meta(),
  reviewsPage.data.heading,
  reviewsFor("reviews"),
  reviewsPerPage,
).map((page) => ({
  ...page,
  meta: { ...page.meta, reviews: page.entries },
}));

const pagePaths = new Map(
  reviewPages.flatMap((page) => page.entries.map(({ id }) => [id, page.meta.path])),
);

/** The path of a review: its page in the list, and its anchor there. */
export const reviewPath = (id: string) => `${pagePaths.get(id) ?? meta().path}#${id}`;
