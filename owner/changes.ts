import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Files } from "#data/reading/files.ts";

/** What becomes of files, by their paths: their new text, or undefined for a file that goes. */
export type Changes = Map<string, string | undefined>;

/** The files of a project as they will be with these changes. */
export function withChanges(files: Files, changes: Changes): Files {
  return {
    read: (path) => (changes.has(path) ? changes.get(path) : files.read(path)),
    names(folder, ending) {
      const below = [...changes].filter(([path]) => dirname(path) === folder);
      const nameOf = (path: string) => path.slice(folder.length + 1);
      const gone = below.flatMap(([path, text]) => (text === undefined ? nameOf(path) : []));
      const there = below.flatMap(([path, text]) => (text === undefined ? [] : nameOf(path)));
      const names = new Set([...(files.names(folder, "") ?? []), ...there]).difference(
        new Set(gone),
      );
      return [...names]
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, name.length - ending.length))
        .sort();
    },
  };
}

/** Writes the changes to the project in `root`. */
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
