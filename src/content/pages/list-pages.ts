import { pagePath } from "../lib/paginate.ts";
import type { PageMeta } from "../lib/meta.ts";
import { shell } from "./shell.ts";

/** One page of a list, which is at the address `list`: what stands on it, and what its head is made from. */
export interface ListPage<Entry> {
  list: string;
  number: number;
  /** How many pages the list has. */
  count: number;
  entries: readonly Entry[];
  meta: PageMeta;
}

/** All pages of a list: there is a first one even when the list is empty. */
export type ListPages<Entry> = [ListPage<Entry>, ...ListPage<Entry>[]];

/** A text with what belongs in its braces. */
export const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (braced, name: string) => String(values[name] ?? braced));

/** The heading of a page of a list: on the first, the list's own. */
export function headingOf(heading: string, { number }: { number: number }): string {
  return number === 1 ? heading : filled(shell.pager.heading, { heading, page: number });
}

/** The meta of a list that holds one kind of what another one does, whose picture it shows. */
export function kindMeta(
  whole: PageMeta,
  [path, label]: [path: string, label: string],
  words: { title: string; description: string },
  values: Record<string, string>,
): PageMeta {
  const [title, description] = [filled(words.title, values), filled(words.description, values)];
  return { ...whole, path, label, title, description, pictureOf: whole.path };
}

/**
 * A list as pages of at most `most` entries. The first is the page that `meta` is of; each other page says in its title
 * and description which it is, and stands below the first in the breadcrumb. `about` is what the head says of the entries.
 */
export function listPages<Entry>(
  meta: PageMeta,
  entries: readonly Entry[],
  most: number,
  about: (entries: readonly Entry[]) => Partial<PageMeta> = () => ({}),
): ListPages<Entry> {
  const { page: label, title, description } = shell.pager;
  const { path: list, above = [] } = meta;
  const count = Math.max(1, Math.ceil(entries.length / most));
  const later = (page: number): Partial<PageMeta> => ({
    path: pagePath(list, page),
    label: filled(label, { page }),
    title: filled(title, { title: meta.title, page }),
    description: filled(description, { description: meta.description, page, pages: count }),
    above: [...above, ...(meta.label ? [{ path: list, label: meta.label }] : [])],
    pictureOf: meta.pictureOf ?? list,
  });
  return Array.from({ length: count }, (_, index): ListPage<Entry> => {
    const number = index + 1;
    const shown = entries.slice(index * most, number * most);
    const previous = number === 1 ? undefined : pagePath(list, index);
    const next = number === count ? undefined : pagePath(list, number + 1);
    const own = { ...meta, ...(number > 1 && later(number)), ...about(shown), previous, next };
    return { list, number, count, entries: shown, meta: own };
  }) as ListPages<Entry>;
}

/** The pages of a list as the route `[...list]` makes them, each with what all of them are given. */
export function listPaths<Entry, Given>(pages: readonly ListPage<Entry>[], given: Given) {
  return pages.map((page) => ({
    params: { list: page.meta.path.split("/").slice(2).join("/") || undefined },
    props: { page, ...given },
  }));
}
