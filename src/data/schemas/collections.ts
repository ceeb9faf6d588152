import { z } from "zod";
import { reference } from "#data/lib/reference.ts";
import { jobScope } from "./case.ts";
import {
  order,
  paragraph,
  photoName,
  question,
  serviceSlug,
  sized,
  summary,
  text,
  texts,
} from "./common.ts";

/** The fields above an article in content/articles/; its file name is its address below /blogs. */
export const articleSchema = z.strictObject({
  title: sized(5, 75, "write a title of at most 75 characters"),
  excerpt: summary(190),
  published: z.iso
    .date()
    .describe("write the day of publication as 2026-02-10; the newest stands on top"),
  photo: photoName,
  category: reference("category"),
});

/** One file of content/faq/: a category with its questions. */
export const faqCategorySchema = z.strictObject({
  order,
  title: text,
  questions: z.array(question).min(1),
});

const focus = z.enum(["start", "end"]);

const photo = z.strictObject({
  alt: z.string().min(10).describe("say in one Dutch sentence what is seen"),
  focus: focus
    .optional()
    .describe('what must stay in a narrow frame: "start" (left) or "end" (right)'),
});

/**
 * content/photos.yaml: what is seen on each picture, by its name, which the editor shows as the
 * picture itself.
 */
export const photosSchema = z.record(z.string().meta({ format: "photo" }), photo);

export const projectSchema = z.strictObject({
  order,
  featured: z
    .boolean()
    .describe("write true to show it large at the top of /projecten, otherwise false"),
  ...texts("title", "location"),
  description: paragraph,
  photo: photoName,
  ...jobScope,
  /**
   * Where a visitor reads on: the case study of the job where there is one, otherwise the service.
   */
  caseStudy: reference("case study").optional(),
  service: serviceSlug,
  /** What its customer wrote, one of those on /reviews. */
  review: reference("review").optional(),
});

export const reviewSchema = z.strictObject({
  ...texts("name", "location"),
  text: paragraph,
  rating: z.number().int().min(1).max(5).describe("write a whole number from 1 to 5"),
  published: z.iso.date().describe("write the day it was written as 2026-03-14"),
  shownOn: reference("page with reviews"),
  photo: photoName.optional(),
  /** What the customer had done, and where the whole story of it is. */
  service: serviceSlug.optional(),
  caseStudy: reference("case study").optional(),
});
