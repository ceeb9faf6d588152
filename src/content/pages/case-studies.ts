import { z } from "zod";
import { photoName } from "../lib/photo-names.ts";
import { errorMeta, metaSchema, type PageMeta } from "../lib/meta.ts";
import { type Category, categories } from "../collections/cases.ts";
import { text, valueAndLabel } from "../schemas/common.ts";
import { readFile } from "../lib/read.ts";
import { textWith } from "../lib/tokens.ts";

const filterIds = ["all", ...categories] as const;

const filters = z
  .array(z.strictObject({ id: z.enum(filterIds), label: text }))
  .refine((list) => list.map(({ id }) => id).join() === filterIds.join(), {
    error: `has to name each kind of work once — write the ids ${filterIds.join(", ")} in this order`,
  });

/** The overview of case studies and the fixed words of each case's page, from content/pages/case-studies.yaml. */
export const caseStudies = readFile(
  "pages/case-studies.yaml",
  z.strictObject({
    meta: metaSchema,
    heading: text,
    intro: text,
    before: photoName,
    after: photoName,
    filterLabel: text,
    filters,
    found: z.strictObject({
      one: textWith("filter"),
      many: textWith("count", "filter"),
      all: textWith("count"),
    }),
    kind: z.strictObject({
      title: textWith("filter"),
      description: textWith("filter"),
      heading: textWith("filter"),
    }),
    card: z.strictObject({ clientLabel: text, locationLabel: text, dateLabel: text, readMore: text }),
    statisticsHeading: text,
    statistics: z.array(valueAndLabel).length(4),
    closing: z.strictObject({ heading: text, text, button: text }),
    detail: z.strictObject({
      challengeHeading: text,
      solutionHeading: text,
      beforeHeading: text,
      afterHeading: text,
      resultsHeading: text,
      quoteLabel: text,
      techniquesHeading: text,
      materialsHeading: text,
      servicesHeading: text,
      info: z.strictObject({
        heading: text,
        client: text,
        location: text,
        date: text,
        duration: text,
        projectType: text,
        squareMetres: text,
        price: text,
      }),
      navigation: z.strictObject({ label: text, previous: text, next: text, all: text }),
      contactLink: text,
      closing: z.strictObject({ heading: text, text, button: text, phoneButton: text }),
    }),
    notFound: metaSchema.extend({ heading: text, text, button: text, plane: text, photo: photoName }),
  }),
);

/** What a visitor reads for a kind of work: on the filter and on each badge. */
export function categoryLabel(category: Category): string {
  return caseStudies.filters.find(({ id }) => id === category)?.label ?? category;
}

export const meta: PageMeta = {
  ...caseStudies.meta,
  path: "/case-studies",
  type: "other",
  photo: caseStudies.after,
};

export const notFoundMeta = errorMeta("/404", caseStudies.notFound);
