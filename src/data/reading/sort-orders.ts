export function newestFirst<Key extends string>(field: Key) {
  return (a: Record<Key, string>, b: Record<Key, string>): number =>
    b[field].localeCompare(a[field]);
}

export const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;
