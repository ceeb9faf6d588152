import { z } from "zod";
import type { PageMeta } from "#facts/shell/page-meta.ts";
import { paragraph, sized, text, texts, textWith } from "#reading/common-schemas.ts";
import { defineFile, newestFirst } from "#reading/define.ts";
import { metaSchema, notFoundSchema, pageHeading, summary, valueAndLabel } from "#reading/pages.ts";
import { describedPhoto, jobScope, photoName, serviceSlug } from "#reading/references.ts";

/** The kinds of work, in the order of the filter. */
export const categories = ["gevel", "binnen", "nieuwbouw", "restauratie", "commercieel"] as const;
export type Category = (typeof categories)[number];

const lines = z.array(text).min(1);
const pictures = z.array(z.strictObject({ ...describedPhoto, caption: text })).min(1);

const schema = z.strictObject({
  title: sized(5, 62),
  excerpt: summary(170),
  fullDescription: z.array(paragraph).min(1),
  ...texts("client", "location"),
  date: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  category: z.enum(categories),
  ...describedPhoto,
  /** What is largest about it, for the plane over its picture; without it, its size. */
  fact: valueAndLabel.optional(),
  challenge: paragraph,
  solution: paragraph,
  results: lines,
  beforeImages: pictures,
  afterImages: pictures,
  clientQuote: z.strictObject({ text: paragraph, name: text, position: text }).optional(),
  squareMeters: jobScope.squareMeters,
  price: jobScope.price,
  duration: text,
  techniques: lines,
  materials: lines,
  services: z.array(serviceSlug).min(1),
  projectType: text,
});

/** The case studies from content/cases/, the newest first; `id` is the slug. */
export const cases = defineFile("content/cases/*.yaml", schema, { compare: newestFirst("date") });
export type CaseStudy = (typeof cases.data)[number];

export const casePath = ({ id }: Pick<CaseStudy, "id">) => `/case-studies/${id}`;

/** The cases before and after this one; the first and the last one have one neighbour. */
export function neighboursOf(id: string): { previous?: CaseStudy; next?: CaseStudy } {
  const all = cases.data;
  const index = all.findIndex((entry) => entry.id === id);
  return { previous: all[index - 1], next: all[index + 1] };
}

export function caseMeta({ id, title, excerpt: description, photo }: CaseStudy): PageMeta {
  return { path: casePath({ id }), label: title, title, description, photo };
}

export const metas = () => cases.data.map(caseMeta);

const filterIds = ["all", ...categories] as const;

const pageSchema = z.strictObject({
  meta: metaSchema,
  heading: pageHeading,
  intro: text,
  before: photoName,
  after: photoName,
  filterLabel: text,
  filters: z.strictObject(texts(...filterIds)),
  found: z.strictObject({
    one: textWith("filter"),
    many: textWith("count", "filter"),
    all: textWith("count"),
  }),
  card: z.strictObject(texts("clientLabel", "locationLabel", "dateLabel", "readMore")),
  statisticsHeading: text,
  statistics: z.array(valueAndLabel),
  closing: z.strictObject({ heading: text, text, button: text }),
  detail: z.strictObject({
    ...texts("challengeHeading", "solutionHeading", "beforeHeading", "afterHeading"),
    ...texts("resultsHeading", "quoteLabel", "techniquesHeading", "materialsHeading"),
    servicesHeading: text,
    info: z.strictObject({
      ...texts("heading", "client", "location", "date", "duration"),
      ...texts("projectType", "squareMeters", "price"),
    }),
    navigation: z.strictObject(texts("label", "previous", "next", "all")),
    contactLink: text,
    closing: z.strictObject(texts("heading", "text", "button", "phoneButton")),
  }),
  notFound: notFoundSchema,
});

export const caseStudies = defineFile("content/pages/case-studies.yaml", pageSchema);
export type CaseDetailTexts = typeof caseStudies.data.detail;

export const categoryLabel = (category: Category): string => caseStudies.data.filters[category];

/** The overview, narrowed to one kind of work. */
export const kindPath = (category: Category) => `/case-studies?filter=${category}`;

/** The choices of the filter: all cases, and each kind of work that has a case. */
export const filters = () =>
  filterIds
    .filter((id) => id === "all" || cases.data.some(({ category }) => category === id))
    .map((id) => ({ id, label: caseStudies.data.filters[id] }));

export const meta = (): PageMeta => ({
  ...caseStudies.data.meta,
  path: "/case-studies",
  photo: caseStudies.data.after,
});
