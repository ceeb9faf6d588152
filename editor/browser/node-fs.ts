import { parse } from "yaml";

// Replaces node:fs and node:path in the bundle, so that src/data reads the texts that the editor
// has loaded.
let files: readonly string[] = [];
let texts: ReadonlyMap<string, string> = new Map();

/**
 * Makes src/data read these texts, by their paths. A photograph exists if photos.yaml describes it.
 */
export function readFrom(all: ReadonlyMap<string, string>): void {
  const described = Object.keys((parse(all.get("content/photos.yaml") ?? "") ?? {}) as object);
  texts = all;
  files = [...all.keys(), ...described.map((name) => `photos/${name}.jpg`)];
}

export const join = (_root: string, path: string): string => path;

export function readFileSync(path: string): string {
  const text = texts.get(path);
  if (text === undefined) {
    throw Object.assign(new Error(path), { code: "ENOENT" });
  }
  return text;
}

export const readdirSync = (folder: string): string[] =>
  files
    .filter((path) => path.slice(0, path.lastIndexOf("/")) === folder)
    .map((path) => path.slice(folder.length + 1));

/** Files that nothing reads cannot be created in the editor. */
export const globSync = (): never[] => [];
