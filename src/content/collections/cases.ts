import { z } from "zod";
import { photoName } from "../lib/photo-names.ts";
import { serviceSlug } from "../business/services.ts";
import { jobScope } from "./job-scope.ts";
import { newestFirst } from "../lib/dates.ts";
import { paragraph, text } from "../schemas/common.ts";
import { readFolder } from "../lib/read.ts";
import type { PageMeta } from "../lib/meta.ts";

/** Kinds of work, in the order of the filter. */
export const categories = ["gevel", "binnen", "nieuwbouw", "restauratie", "commercieel"] as const;
export type Category = (typeof categories)[number];

const texts = z
  .array(text)
  .min(1)
  .describe("write at least one entry, on a line of its own that starts with a dash");
const pictures = z
  .array(z.strictObject({ photo: photoName, caption: text }))
  .min(1)
  .describe("write at least one picture, with photo and caption");

/** One file of content/cases/. */
export const caseSchema = z.strictObject({
  title: z
    .string()
    .min(5)
    .max(62)
    .describe("write a title of 5 to 62 characters; search engines show it too"),
  excerpt: z.string().min(50).max(170).describe("write one or two sentences, 50 to 170 characters"),
  fullDescription: z
    .array(paragraph)
    .min(1)
    .describe("write at least one paragraph, each starting with a dash"),
  client: text,
  location: text,
  date: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .describe("write the year and month of delivery, as in 2026-03"),
  category: z.enum(categories),
  photo: photoName,
  challenge: paragraph,
  solution: paragraph,
  results: texts,
  beforeImages: pictures,
  afterImages: pictures,
  clientQuote: z.strictObject({ text: paragraph, name: text, position: text }).optional(),
  squareMetres: jobScope.squareMetres,
  price: jobScope.price,
  duration: text.describe('write how long it took, as in "4 weken"'),
  techniques: texts,
  materials: texts,
  services: z.array(serviceSlug).min(1),
  projectType: text,
});

/** The case studies from content/cases/, the newest first; `id` is the slug. */
export const cases = readFolder("cases", caseSchema).sort(newestFirst("date"));
export type CaseStudy = (typeof cases)[number];

/** Where a case study stands. */
export const casePath = ({ id }: Pick<CaseStudy, "id">) => `/case-studies/${id}`;

/** The case before and after this one in list order; the list has a beginning and an end. */
export function neighboursOf(id: string): { previous?: CaseStudy; next?: CaseStudy } {
  const at = cases.findIndex((entry) => entry.id === id);
  return { previous: cases[at - 1], next: cases[at + 1] };
}

/** What the head of a case's page is made from. */
export function caseMeta(entry: CaseStudy): PageMeta {
  const { title, excerpt, photo } = entry;
  return { path: casePath(entry), label: title, title, description: excerpt, type: "other", photo };
}

export const metas = cases.map(caseMeta);
