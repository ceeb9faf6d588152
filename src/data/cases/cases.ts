import { z } from "zod";
import {
  jobScope,
  matching,
  paragraph,
  photoAlt,
  photoName,
  serviceSlug,
  sized,
  summary,
  text,
  valueAndLabel,
} from "#data/reading/common-schemas.ts";
import { defineCollection } from "#data/reading/define.ts";
import { newestFirst } from "#data/reading/sort-orders.ts";
import type { PageMeta } from "#data/shell/page-meta.ts";

/** The kinds of work, in the order of the filter. */
export const categories = ["gevel", "binnen", "nieuwbouw", "restauratie", "commercieel"] as const;
export type Category = (typeof categories)[number];

const atLeastOne = <Entry extends z.ZodType>(entry: Entry, hint: string) =>
  z.array(entry).min(1).describe(hint);
const texts = atLeastOne(
  text,
  "write at least one entry, on a line of its own that starts with a dash",
);
const picture = z.strictObject({ photo: photoName, photoAlt: photoAlt.optional(), caption: text });
const pictures = atLeastOne(picture, "write at least one picture, with photo and caption");

const schema = z.strictObject({
  title: sized(5, 62, "write a title of 5 to 62 characters; search engines show it too"),
  excerpt: summary(170),
  fullDescription: atLeastOne(paragraph, "write at least one paragraph, each starting with a dash"),
  client: text,
  location: text,
  date: matching(/^\d{4}-(0[1-9]|1[0-2])$/, "write the year and month of delivery, as in 2026-03"),
  category: z.enum(categories),
  photo: photoName,
  photoAlt: photoAlt.optional(),
  /** What is largest about it, for the plane over its picture; without it, its size. */
  fact: valueAndLabel.optional(),
  challenge: paragraph,
  solution: paragraph,
  results: texts,
  beforeImages: pictures,
  afterImages: pictures,
  clientQuote: z.strictObject({ text: paragraph, name: text, position: text }).optional(),
  squareMeters: jobScope.squareMeters,
  price: jobScope.price,
  duration: text.describe('write how long it took, as in "4 weken"'),
  techniques: texts,
  materials: texts,
  services: z.array(serviceSlug).min(1),
  projectType: text,
});

/** The case studies from content/cases/, the newest first; `id` is the slug. */
export const cases = defineCollection("content/cases/*.yaml", schema, {
  compare: newestFirst("date"),
});
export type CaseStudy = (typeof cases.data)[number];

export const casePath = ({ id }: Pick<CaseStudy, "id">) => `/case-studies/${id}`;

/** The cases before and after this one; the first and the last one have one neighbour. */
export function neighboursOf(id: string): { previous?: CaseStudy; next?: CaseStudy } {
  const all = cases.data;
  const index = all.findIndex((entry) => entry.id === id);
  return { previous: all[index - 1], next: all[index + 1] };
}

export function caseMeta(entry: CaseStudy): PageMeta {
  const { title, excerpt, photo } = entry;
  return { path: casePath(entry), label: title, title, description: excerpt, type: "other", photo };
}

export const metas = () => cases.data.map(caseMeta);
