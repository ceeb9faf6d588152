import { isGone } from "#content-refs.ts";
import { fill } from "#facts/format/fill.ts";
import { ownContent } from "#reading/define.ts";
import type { PageMeta } from "./page-meta.ts";
import { shell } from "./shell.ts";

/** How many articles or reviews stand on one page. */
export const entriesPerPage = 24;

/** The path of a page of the list at `path`, as Astro's `paginate()` makes it. */
export const pagePath = (path: string, number: number): string =>
  number === 1 ? path : `${path}/${number}`;

/**
 * The heading and the meta of a page of a list. Those of the first page are the list's own; the
 * others name their number.
 */
export function pageOfList(
  list: { heading: string; meta: PageMeta },
  { currentPage: page, lastPage: pages }: { currentPage: number; lastPage: number },
) {
  if (page === 1) {
    return list;
  }
  const { pager } = shell.data;
  const { path, title, description } = list.meta;
  const meta: PageMeta = {
    ...list.meta,
    path: pagePath(path, page),
    label: fill(pager.page, { page }),
    title: fill(pager.title, { title, page }),
    description: fill(pager.description, { description, page, pages }),
  };
  return { heading: fill(pager.heading, { heading: list.heading, page }), meta };
}

/** Whether a page is a list of what the firm does not have, or is not there any more. */
export const isEmptyPage = (path: string): boolean => isGone(ownContent().raw, path);
