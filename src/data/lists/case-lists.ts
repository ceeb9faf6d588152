import type { Category } from "#data/collections/cases.ts";
import { cases } from "#data/collections/cases.ts";
import { caseStudies, meta } from "#data/pages/case-studies.ts";
import { kindPages, listPages } from "./list-pages.ts";

/** As many case studies as a page bears, each with a picture over half its width. */
const most = 12;

export const casePages = listPages(meta(), caseStudies.data.heading, cases.data, most);

/**
 * The cases are on one page, so that a filter there can show and hide them; otherwise each kind has
 * its own pages.
 */
const areTogether = casePages.length === 1;

const everything = "all";

export function kindPath(id: Category | typeof everything): string {
  if (id === everything) {
    return meta().path;
  }
  return areTogether ? `${meta().path}?filter=${id}` : `${meta().path}/soort/${id}`;
}

/** What the filter offers: all cases, and each kind of work of which there is a case. */
export const filters = caseStudies.data.filters
  .filter(({ id }) => id === everything || cases.data.some(({ category }) => category === id))
  .map((filter) => ({ ...filter, path: kindPath(filter.id) }));

export const kinds = filters.flatMap(({ id, label, path }) => {
  if (areTogether || id === everything) {
    return [];
  }
  const own = cases.data.filter(({ category }) => category === id);
  return [
    {
      id,
      label,
      path,
      pages: kindPages(meta(), { path, label }, caseStudies.data.kind, own, most),
    },
  ];
});
