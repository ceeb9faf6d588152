/** A part of a list that is too long for one page. */
export interface Page<Entry> {
  number: number;
  count: number;
  entries: readonly Entry[];
}

/** A list in parts of at most `most`; one that is empty is one part. */
export function paginate<Entry>(entries: readonly Entry[], most: number): Page<Entry>[] {
  const count = Math.max(1, Math.ceil(entries.length / most));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    count,
    entries: entries.slice(index * most, (index + 1) * most),
  }));
}

/** Where a part of the list at `path` stands: the first at the list's own address. */
export function pagePath(path: string, number: number): string {
  return number === 1 ? path : `${path}/pagina/${number}`;
}

/**
 * The parts that stand in a row of links: the first, the last, the current one and those beside it. A gap of one is
 * filled, because a sign for it takes as much space.
 */
export function pagesShown(current: number, count: number): number[] {
  const wanted = [1, current - 1, current, current + 1, count];
  const shown = new Set(wanted.filter((number) => number >= 1 && number <= count));
  for (const number of [...shown]) if (shown.has(number + 2)) shown.add(number + 1);
  return [...shown].sort((a, b) => a - b);
}
