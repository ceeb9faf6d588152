import { z } from "zod";
import { textWith } from "#data/lib/reference.ts";
import { categories } from "#data/schemas/case.ts";
import {
  kindSchema,
  metaSchema,
  missingSchema,
  photoName,
  text,
  texts,
  valueAndLabel,
} from "#data/schemas/common.ts";

const filterIds = ["all", ...categories] as const;

const filters = z
  .array(z.strictObject({ id: z.enum(filterIds), label: text }))
  .refine((list) => list.map(({ id }) => id).join() === filterIds.join(), {
    error: `has to name each kind of work once — write the ids ${filterIds.join(", ")} in this order`,
  });

export const caseStudiesSchema = z.strictObject({
  meta: metaSchema,
  ...texts("heading", "intro"),
  before: photoName,
  after: photoName,
  filterLabel: text,
  filters,
  found: z.strictObject({
    one: textWith("filter"),
    many: textWith("count", "filter"),
    all: textWith("count"),
  }),
  kind: kindSchema("filter"),
  card: z.strictObject({ clientLabel: text, locationLabel: text, dateLabel: text, readMore: text }),
  statisticsHeading: text,
  statistics: z.array(valueAndLabel).length(4),
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
        "squareMetres",
        "price",
      ),
    ),
    navigation: z.strictObject({ label: text, previous: text, next: text, all: text }),
    contactLink: text,
    closing: z.strictObject({ heading: text, text, button: text, phoneButton: text }),
  }),
  notFound: missingSchema,
});
