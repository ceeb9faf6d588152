/** What a folder of content is: one file an entry, each with its place in the list. */
interface Entry {
  id: string;
  order: number;
}

/**
 * The entries unchanged; throws when a file name cannot be an address or when two files claim the same place.
 * The file name is the address, so no two entries can share one.
 */
export function ordered<E extends Entry>(folder: string, entries: E[]): E[] {
  const places = new Map<number, string>();
  for (const { id, order } of entries) {
    const file = `content/${folder}/${id}.yaml`;
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      throw new Error(
        `${file}: cannot be an address — rename it with small letters, digits and hyphens only`,
      );
    }
    const other = places.get(order);
    if (other)
      throw new Error(
        `${file} › order: ${order} is already that of ${other}.yaml — give each its own number`,
      );
    places.set(order, id);
  }
  return entries;
}
