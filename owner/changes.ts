import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Files, inMemory } from "#data/reading/files.ts";

/** What becomes of files, by their paths: their new text, or undefined for a file that goes. */
export type Changes = Map<string, string | undefined>;

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

/**
 * The files of a project as they will be with these changes, and with what is added to them later.
 */
export function withChanges(files: Files, changes: ReadonlyMap<string, string | undefined>): Files {
  const isGone = (path: string) => changes.has(path) && changes.get(path) === undefined;
  const isWritten = (change: [string, string | undefined]): change is [string, string] =>
    change[1] !== undefined;
  return {
    read: (path) => (changes.has(path) ? changes.get(path) : files.read(path)),
    names(folder, ending) {
      const added = inMemory(new Map([...changes].filter(isWritten))).names(folder, ending);
      const left = files
        .names(folder, ending)
        ?.filter((name) => !isGone(`${folder}/${name}${ending}`));
      return added && left ? [...new Set([...left, ...added])].sort() : (added ?? left);
    },
  };
}
