/** Sorts by a date, the newest first. */
export function newestFirst<Key extends string>(field: Key) {
  return (a: Record<Key, string>, b: Record<Key, string>): number =>
    b[field].localeCompare(a[field]);
}

/** Sorts by the field `order`. */
export const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;
