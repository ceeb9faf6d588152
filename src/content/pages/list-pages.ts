import { pagePath } from "../lib/paginate.ts";
import type { PageMeta } from "../lib/meta.ts";
import { shell } from "./shell.ts";

/** One page of a list, which is at the address `list`: what stands on it, and what its head is made from. */
export interface ListPage<Entry> {
  list: string;
  number: number;
  /** How many pages the list has. */
  count: number;
  heading: string;
  entries: readonly Entry[];
  meta: PageMeta;
}

/** All pages of a list: there is a first one even when the list is empty. */
export type ListPages<Entry> = [ListPage<Entry>, ...ListPage<Entry>[]];

/**
 * A list as pages of at most `most` entries. The first is the page that `meta` is of; each other page says in its title,
 * description and heading which it is, and stands below the first in the breadcrumb. `about` is what the head says of the
 * entries.
 */
export function listPages<Entry>(
  meta: PageMeta,
  heading: string,
  entries: readonly Entry[],
  most: number,
  about: (entries: readonly Entry[]) => Partial<PageMeta> = () => ({}),
): ListPages<Entry> {
  const { pager } = shell;
  const { path: list, title, description, above = [] } = meta;
  const count = Math.max(1, Math.ceil(entries.length / most));
  return Array.from({ length: count }, (_, index): ListPage<Entry> => {
    const number = index + 1;
    const shown = entries.slice(index * most, number * most);
    const previous = number === 1 ? undefined : pagePath(list, index);
    const next = number === count ? undefined : pagePath(list, number + 1);
    const own = { ...meta, ...about(shown), previous, next };
    if (number === 1) return { list, number, count, heading, entries: shown, meta: own };
    const values = { heading, title, description, page: number, pages: count };
    const filled = (text: string) =>
      text.replace(/\{(\w+)\}/g, (_, name: keyof typeof values) => `${values[name]}`);
    const later = {
      path: pagePath(list, number),
      label: filled(pager.page),
      title: filled(pager.title),
      description: filled(pager.description),
      above: [...above, ...(meta.label ? [{ path: list, label: meta.label }] : [])],
      pictureOf: meta.pictureOf ?? list,
    };
    return {
      list,
      number,
      count,
      heading: filled(pager.heading),
      entries: shown,
      meta: { ...own, ...later },
    };
  }) as ListPages<Entry>;
}

/** The pages of a list that holds one kind of what another one does, whose picture it shows; `words` have it in braces. */
export function kindPages<Entry>(
  whole: PageMeta,
  { path, label }: { path: string; label: string },
  words: { title: string; description: string; heading: string },
  entries: readonly Entry[],
  most: number,
): ListPages<Entry> {
  const named = (text: string) => text.replace(/\{\w+\}/g, () => label);
  const [title, description] = [named(words.title), named(words.description)];
  const meta = { ...whole, path, label, title, description, pictureOf: whole.path };
  return listPages(meta, named(words.heading), entries, most);
}

/** The pages of a list as the route `[...list]` makes them, each with what all of them are given. */
export function listPaths<Entry, Given>(pages: readonly ListPage<Entry>[], given: Given) {
  return pages.map((page) => ({
    params: { list: page.meta.path.split("/").slice(2).join("/") || undefined },
    props: { page, ...given },
  }));
}
