import type { PageMeta } from "#data/lib/meta.ts";
import { load } from "#data/load.ts";
import type { Category } from "#data/schemas/case.ts";

export const caseStudies = load("content/pages/case-studies.yaml");

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
