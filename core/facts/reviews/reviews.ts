import { z } from "zod";
import { entriesPerPage, pagePath } from "#facts/shell/list-pages.ts";
import type { PageMeta } from "#facts/shell/page-meta.ts";
import { cardText, paragraph, text, texts, textWith } from "#reading/common-schemas.ts";
import { defineFile, newestFirst } from "#reading/define.ts";
import { metaWithPhotoSchema, pageHeading, valueAndLabel } from "#reading/pages.ts";
import { contentRef, day, photoName, serviceSlug } from "#reading/references.ts";

const schema = z.strictObject({
  ...texts("name", "location"),
  text: cardText,
  rating: z.number().int().min(1).max(5),
  published: day,
  shownOn: contentRef("page with reviews"),
  photo: photoName.optional(),
  /** The work that the customer had done, and its case study. */
  service: serviceSlug.optional(),
  caseStudy: contentRef("case study").optional(),
});

export const reviews = defineFile("content/reviews/*.yaml", schema, {
  compare: newestFirst("published"),
});
export type Review = (typeof reviews.data)[number];

/** The reviews that a page shows, by its name in `shownOn`. */
export const reviewsFor = (place: string): Review[] =>
  reviews.data.filter(({ shownOn }) => shownOn === place);

export const reviewers = () => new Map(reviews.data.map(({ id, name }) => [id, name]));

const pageSchema = z.strictObject({
  meta: metaWithPhotoSchema,
  heading: pageHeading,
  intro: paragraph,
  summary: z.strictObject({ label: text, items: z.array(valueAndLabel) }),
  ...texts("listHeading", "caseLink"),
  externalLabel: textWith("place"),
  closing: z.strictObject({ heading: text, text: paragraph, button: text, phoneButton: text }),
});

export const reviewsPage = defineFile("content/pages/reviews.yaml", pageSchema);

export const meta = (): PageMeta => ({ ...reviewsPage.data.meta, path: "/reviews" });

/** The path of a review: its page in the list, and its anchor there. */
export function reviewPath(id: string): string {
  const index = reviewsFor("reviews").findIndex((review) => review.id === id);
  const number = Math.floor(Math.max(0, index) / entriesPerPage) + 1;
  return `${pagePath(meta().path, number)}#${id}`;
}
