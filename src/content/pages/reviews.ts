import { z } from "zod";
import { metaWithPhotoSchema, type PageMeta } from "../lib/meta.ts";
import { textWith } from "../lib/tokens.ts";
import { paragraph, text, valueAndLabel } from "../schemas/common.ts";
import { readFile } from "../lib/read.ts";
import { reviewsFor } from "../collections/reviews.ts";
import { listPages } from "./list-pages.ts";

/** The texts of /reviews, from content/pages/reviews.yaml; the reviews themselves are in content/reviews/. */
export const reviewsPage = readFile(
  "pages/reviews.yaml",
  z.strictObject({
    meta: metaWithPhotoSchema,
    heading: text,
    intro: paragraph,
    summary: z.strictObject({ label: text, items: z.array(valueAndLabel).length(3) }),
    listHeading: text,
    caseLink: text,
    externalLabel: textWith("place"),
    closing: z.strictObject({ heading: text, text: paragraph, button: text, phoneButton: text }),
  }),
);

export const meta: PageMeta = { ...reviewsPage.meta, path: "/reviews", type: "reviews" };

/** As many reviews as a page bears. */
const most = 24;

/** The pages of /reviews; each tells search engines its own reviews. */
export const reviewPages = listPages(meta, reviewsFor("reviews"), most, (reviews) => ({
  reviews: reviews.map(({ name, text, rating, published }) => ({ name, text, rating, published })),
}));

const pageOf = new Map(reviewPages.flatMap(({ entries, meta: { path } }) => entries.map(({ id }) => [id, path])));

/** Where a review stands. */
export const reviewPath = (id: string) => `${pageOf.get(id) ?? meta.path}#${id}`;
