import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Changes } from "#data/reading/files.ts";

export function writeChanges(root: string, changes: Changes): void {
  for (const [path, text] of changes) {
    const file = join(root, path);
    if (text === undefined) {
      rmSync(file, { force: true });
    } else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}
