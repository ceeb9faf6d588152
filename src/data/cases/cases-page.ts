import { z } from "zod";
import {
  metaSchema,
  notFoundSchema,
  pageHeading,
  photoName,
  text,
  texts,
  valueAndLabel,
} from "#data/reading/common-schemas.ts";
import { textWith } from "#data/reading/content-ref.ts";
import { defineFile } from "#data/reading/define.ts";
import type { PageMeta } from "#data/shell/page-meta.ts";
import type { Category } from "./cases.ts";
import { cases, categories } from "./cases.ts";

const filterIds = ["all", ...categories] as const;

const filterList = z
  .array(z.strictObject({ id: z.enum(filterIds), label: text }))
  .refine((list) => list.map(({ id }) => id).join() === filterIds.join(), {
    error: `Hier hoort elke soort werk één keer te staan: ${filterIds.join(", ")}.`,
  });

const schema = z.strictObject({
  meta: metaSchema,
  heading: pageHeading,
  intro: text,
  before: photoName,
  after: photoName,
  filterLabel: text,
  filters: filterList,
  found: z.strictObject({
    one: textWith("filter"),
    many: textWith("count", "filter"),
    all: textWith("count"),
  }),
  card: z.strictObject({ clientLabel: text, locationLabel: text, dateLabel: text, readMore: text }),
  statisticsHeading: text,
  statistics: z.array(valueAndLabel),
  closing: z.strictObject({ heading: text, text, button: text }),
  detail: z.strictObject({
    ...texts(
      "challengeHeading",
      "solutionHeading",
      "beforeHeading",
      "afterHeading",
      "resultsHeading",
    ),
    ...texts("quoteLabel", "techniquesHeading", "materialsHeading", "servicesHeading"),
    info: z.strictObject(
      texts(
        "heading",
        "client",
        "location",
        "date",
        "duration",
        "projectType",
        "squareMeters",
        "price",
      ),
    ),
    navigation: z.strictObject({ label: text, previous: text, next: text, all: text }),
    contactLink: text,
    closing: z.strictObject({ heading: text, text, button: text, phoneButton: text }),
  }),
  notFound: notFoundSchema,
});

export const caseStudies = defineFile("content/pages/case-studies.yaml", schema);
export type CaseDetailTexts = typeof caseStudies.data.detail;

export function categoryLabel(category: Category): string {
  return caseStudies.data.filters.find(({ id }) => id === category)?.label ?? category;
}

/** The overview, narrowed to one kind of work. */
export const kindPath = (category: Category) => `/case-studies?filter=${category}`;

/** The choices of the filter: all cases, and each kind of work that has a case. */
export const filters = () =>
  caseStudies.data.filters.filter(
    ({ id }) => id === "all" || cases.data.some(({ category }) => category === id),
  );

export const meta = (): PageMeta => ({
  ...caseStudies.data.meta,
  path: "/case-studies",
  type: "other",
  photo: caseStudies.data.after,
});
