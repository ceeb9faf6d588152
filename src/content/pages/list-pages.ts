import { type Page, pagePath, paginate } from "../lib/paginate.ts";
import type { PageMeta } from "../lib/meta.ts";
import { shell } from "./shell.ts";

/** One page of a list: what stands on it, and what its head is made from. */
export interface ListPage<Entry> extends Page<Entry> {
  /** The address of the list, which is that of its first page. */
  list: string;
  meta: PageMeta;
}

/** All pages of a list: there is a first one even when the list is empty. */
export type ListPages<Entry> = [ListPage<Entry>, ...ListPage<Entry>[]];

/** A text of content/shell.yaml with what belongs in its braces. */
const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (braced, name: string) => String(values[name] ?? braced));

/** The heading of a page of a list: on the first, the list's own. */
export function headingOf(heading: string, { number }: Pick<Page<unknown>, "number">): string {
  return number === 1 ? heading : filled(shell.pager.heading, { heading, page: number });
}

/**
 * A list as pages of at most `most` entries. The first is the page that `meta` is of; each other page says in its title
 * and description which it is, and stands below the first in the breadcrumb.
 */
export function listPages<Entry>(
  meta: PageMeta,
  entries: readonly Entry[],
  most: number,
  /** What the head says of the entries on a page. */
  about: (entries: readonly Entry[]) => Partial<PageMeta> = () => ({}),
): ListPages<Entry> {
  const { page: label, title, description } = shell.pager;
  const pages = paginate(entries, most).map((part): ListPage<Entry> => {
    const { number, count } = part;
    const isFirst = number === 1;
    const own: PageMeta = isFirst
      ? meta
      : {
          ...meta,
          path: pagePath(meta.path, number),
          label: filled(label, { page: number }),
          title: filled(title, { title: meta.title, page: number }),
          description: filled(description, { description: meta.description, page: number, pages: count }),
          above: [...(meta.above ?? []), ...(meta.label ? [{ path: meta.path, label: meta.label }] : [])],
          pictureOf: meta.pictureOf ?? meta.path,
        };
    const previous = isFirst ? undefined : pagePath(meta.path, number - 1);
    const next = number === count ? undefined : pagePath(meta.path, number + 1);
    return { ...part, list: meta.path, meta: { ...own, ...about(part.entries), previous, next } };
  });
  return pages as ListPages<Entry>;
}

/** The pages of a list after the first, as the route that makes them wants them. */
export function laterPaths<Entry>(pages: readonly ListPage<Entry>[]) {
  return pages.slice(1).map((page) => ({ params: { page: `${page.number}` }, props: { page } }));
}
