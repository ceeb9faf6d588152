import type { FolderEntry } from "./content-file.ts";
import type { Issue } from "./issues.ts";

/** An issue for each file of a folder that has the same `order` as a file before it. */
export function duplicateOrders(
  fileOf: (id: string) => string,
  entries: readonly (FolderEntry & { order?: unknown })[],
): Issue[] {
  const firstWith = new Map<unknown, string>();
  const issues: Issue[] = [];
  for (const { id, order } of entries) {
    const first = firstWith.get(order);
    if (order === undefined) {
      continue;
    }
    if (first === undefined) {
      firstWith.set(order, id);
      continue;
    }
    issues.push({
      place: `${fileOf(id)} › order`,
      message: `Plaats ${order} is al van ‘${first}’. Zet de lijst op volgorde met ‘Volgorde wijzigen’.`,
    });
  }
  return issues;
}
