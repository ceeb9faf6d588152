import { fill } from "#data/format/fill.ts";
import { isEmptyPage } from "./empty-pages.ts";
import type { PageMeta } from "./page-meta.ts";
import { pagePath } from "./paginate.ts";
import { shell } from "./shell.ts";

/** The meta of the second and each later page of a list: its title and description say which. */
function laterPageMeta(meta: PageMeta, page: number, pages: number): PageMeta {
  const { pager } = shell.data;
  const { path, label, title, description, above = [] } = meta;
  return {
    ...meta,
    path: pagePath(path, page),
    label: fill(pager.page, { page }),
    title: fill(pager.title, { title, page }),
    description: fill(pager.description, { description, page, pages }),
    above: label ? [...above, { path, label }] : above,
    pictureOf: meta.pictureOf ?? path,
  };
}

/**
 * Divides a list into pages. `meta` and `heading` are those of the first page, which exists even
 * when the list is empty; later pages add their number to them.
 */
export function listPages<Entry>(
  meta: PageMeta,
  heading: string,
  entries: readonly Entry[],
  entriesPerPage: number,
) {
  const count = Math.max(1, Math.ceil(entries.length / entriesPerPage));
  const pageAt = (number: number) => {
    const isFirst = number === 1;
    return {
      list: meta.path,
      number,
      count,
      heading: isFirst ? heading : fill(shell.data.pager.heading, { heading, page: number }),
      entries: entries.slice((number - 1) * entriesPerPage, number * entriesPerPage),
      meta: isFirst ? meta : laterPageMeta(meta, number, count),
    };
  };
  const laterPages = Array.from({ length: count - 1 }, (_, index) => pageAt(index + 2));
  return [pageAt(1), ...laterPages] as const;
}

/**
 * The pages of a list that is narrowed to one kind. `texts` contain the name of the kind in braces.
 * They use the social picture of the whole list. Search engines list the one entry of a kind, and
 * not also a page that has nothing else.
 */
export function kindPages<Entry>(
  wholeList: PageMeta,
  kind: { path: string; label: string },
  texts: { title: string; description: string; heading: string },
  entries: readonly Entry[],
  entriesPerPage: number,
) {
  const withKind = (text: string) => text.replace(/\{\w+\}/g, () => kind.label);
  const meta: PageMeta = {
    ...wholeList,
    path: kind.path,
    label: kind.label,
    title: withKind(texts.title),
    description: withKind(texts.description),
    pictureOf: wholeList.path,
    indexable: entries.length > 1,
  };
  return listPages(meta, withKind(texts.heading), entries, entriesPerPage);
}

/**
 * The static paths of a route `[...list]`, one for each page of a list, with shared props. The list
 * of what the firm does not have has none.
 */
export const listPaths = <Page extends { meta: PageMeta }, SharedProps>(
  pages: readonly Page[],
  sharedProps: SharedProps,
) =>
  pages
    .filter(({ meta }) => !isEmptyPage(meta.path))
    .map((page) => ({
      params: { list: page.meta.path.split("/").slice(2).join("/") || undefined },
      props: { page, ...sharedProps },
    }));
