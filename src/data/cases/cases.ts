import { z } from "zod";
import {
  jobScope,
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

const texts = z.array(text).min(1);
const picture = z.strictObject({ photo: photoName, photoAlt: photoAlt.optional(), caption: text });
const pictures = z.array(picture).min(1);

const schema = z.strictObject({
  title: sized(5, 62),
  excerpt: summary(170),
  fullDescription: z.array(paragraph).min(1),
  client: text,
  location: text,
  date: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
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
  duration: text,
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
