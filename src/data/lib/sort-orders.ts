/** The newest first, and those of one day in the order they were in. */
export function newestFirst<Key extends string>(field: Key) {
  return (a: Record<Key, string>, b: Record<Key, string>): number =>
    b[field].localeCompare(a[field]);
}

/** By the place that each entry has in its own field `order`. */
export const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;
