import { pagePath } from "#data/lib/paginate.ts";
import type { PageMeta } from "#data/page-meta.ts";
import { shell } from "#data/pages/shell.ts";

/**
 * A list as pages of at most `most` entries; there is a first one even when it is empty. That is
 * the page that `meta` is of; each other page says in its title, description and heading which it
 * is, and stands below the first in the breadcrumb.
 */
export function listPages<Entry>(
  meta: PageMeta,
  heading: string,
  entries: readonly Entry[],
  most: number,
) {
  const { pager } = shell.data;
  const { path: list, title, description, above = [] } = meta;
  const count = Math.max(1, Math.ceil(entries.length / most));
  const pageAt = (number: number) => {
    const shown = entries.slice((number - 1) * most, number * most);
    const isFirst = number === 1;
    const values = { heading, title, description, page: number, pages: count };
    const filled = (text: string) =>
      text.replace(/\{(\w+)\}/g, (_, name: keyof typeof values) => `${values[name]}`);
    const later: Partial<PageMeta> = {
      path: pagePath(list, number),
      label: filled(pager.page),
      title: filled(pager.title),
      description: filled(pager.description),
      above: [...above, ...(meta.label ? [{ path: list, label: meta.label }] : [])],
      pictureOf: meta.pictureOf ?? list,
    };
    const own: PageMeta = { ...meta, ...(!isFirst && later) };
    const ownHeading = isFirst ? heading : filled(pager.heading);
    return { list, number, count, heading: ownHeading, entries: shown, meta: own };
  };
  return [
    pageAt(1),
    ...Array.from({ length: count - 1 }, (_, index) => pageAt(index + 2)),
  ] as const;
}

/**
 * The pages of a list that holds one kind of what another one does, whose picture it shows; `words`
 * have it in braces.
 */
export function kindPages<Entry>(
  whole: PageMeta,
  { path, label }: { path: string; label: string },
  words: { title: string; description: string; heading: string },
  entries: readonly Entry[],
  most: number,
) {
  const named = (text: string) => text.replace(/\{\w+\}/g, () => label);
  const title = named(words.title);
  const description = named(words.description);
  const meta = { ...whole, path, label, title, description, pictureOf: whole.path };
  return listPages(meta, named(words.heading), entries, most);
}

/**
 * The pages of a list as the route `[...list]` makes them, each with what all of them are given.
 */
export const listPaths = <Page extends { meta: PageMeta }, Given>(
  pages: readonly Page[],
  given: Given,
) =>
  pages.map((page) => ({
    params: { list: page.meta.path.split("/").slice(2).join("/") || undefined },
    props: { page, ...given },
  }));
