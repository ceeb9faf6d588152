import { kindPages, listPages } from "#data/shell/list-pages.ts";
import { type Category, cases } from "./cases.ts";
import { caseStudies, meta } from "./cases-page.ts";

/** Few, because each case has a picture over half the width of the page. */
const casesPerPage = 12;

export const casePages = listPages(meta(), caseStudies.data.heading, cases.data, casesPerPage);

/**
 * When all cases fit on one page, the filter shows and hides them there. Otherwise each kind of
 * work has pages of its own.
 */
const isOnePage = casePages.length === 1;

const allFilter = "all";

export function kindPath(id: Category | typeof allFilter): string {
  if (id === allFilter) {
    return meta().path;
  }
  return isOnePage ? `${meta().path}?filter=${id}` : `${meta().path}/soort/${id}`;
}

/** The choices of the filter: all cases, and each kind of work that has a case. */
export const filters = caseStudies.data.filters
  .filter(({ id }) => id === allFilter || cases.data.some(({ category }) => category === id))
  .map((filter) => ({ ...filter, path: kindPath(filter.id) }));

/** The kinds of work with their pages; empty when all cases fit on one page. */
export const kinds = filters.flatMap(({ id, label, path }) => {
  if (isOnePage || id === allFilter) {
    return [];
  }
  const entries = cases.data.filter(({ category }) => category === id);
  const pages = kindPages(meta(), { path, label }, caseStudies.data.kind, entries, casesPerPage);
  return [{ id, label, path, pages }];
});
