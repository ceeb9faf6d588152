import { z } from "zod";
import {
  metaWithPhotoSchema,
  pageHeading,
  paragraph,
  text,
  valueAndLabel,
} from "#data/reading/common-schemas.ts";
import { textWith } from "#data/reading/content-ref.ts";
import { defineFile } from "#data/reading/define.ts";
import { entriesPerPage, pagePath } from "#data/shell/list-pages.ts";
import type { PageMeta } from "#data/shell/page-meta.ts";
import { reviewsFor } from "./reviews.ts";

const schema = z.strictObject({
  meta: metaWithPhotoSchema,
  heading: pageHeading,
  intro: paragraph,
  summary: z.strictObject({ label: text, items: z.array(valueAndLabel) }),
  listHeading: text,
  caseLink: text,
  externalLabel: textWith("place"),
  closing: z.strictObject({ heading: text, text: paragraph, button: text, phoneButton: text }),
});

export const reviewsPage = defineFile("content/pages/reviews.yaml", schema);

export const meta = (): PageMeta => ({
  ...reviewsPage.data.meta,
  path: "/reviews",
  type: "reviews",
});

/** The path of a review: its page in the list, and its anchor there. */
export function reviewPath(id: string): string {
  const index = reviewsFor("reviews").findIndex((review) => review.id === id);
  const number = Math.floor(Math.max(0, index) / entriesPerPage) + 1;
  return `${pagePath(meta().path, number)}#${id}`;
}
