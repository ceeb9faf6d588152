import { z } from "zod";
import { cardText, day, photoName, serviceSlug, texts } from "#data/reading/common-schemas.ts";
import { contentRef } from "#data/reading/content-ref.ts";
import { defineCollection } from "#data/reading/define.ts";
import { once } from "#data/reading/memoize.ts";
import { newestFirst } from "#data/reading/sort-orders.ts";

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

export const reviews = defineCollection("content/reviews/*.yaml", schema, {
  compare: newestFirst("published"),
});
export type Review = (typeof reviews.data)[number];

/** The reviews that a page shows, by its name in `shownOn`. */
export function reviewsFor(place: string): Review[] {
  return reviews.data.filter(({ shownOn }) => shownOn === place);
}

export const reviewers = once(() => new Map(reviews.data.map(({ id, name }) => [id, name])));
