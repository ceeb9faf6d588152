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
    const file = fileOf(first).split("/").pop() ?? first;
    issues.push({
      place: `${fileOf(id)} › order`,
      code: "orderTwice",
      values: { order: String(order), file },
    });
  }
  return issues;
}
