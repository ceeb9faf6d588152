/** A file at the host, or a folder, with its length in bytes. */
export interface Entry {
  isFolder: boolean;
  size: number;
}

/** A place that files can be put. Paths are relative to the site's folder, with "/" in them. */
export interface Target {
  /** The content of a file; undefined where there is none. */
  read: (path: string) => Promise<Buffer | undefined>;
  /** Writes a file, also over another one, and makes the folders above it. */
  write: (path: string, content: Buffer) => Promise<void>;
  /**
   * Gives a file another name in one step, also one that is taken; rejects where that is refused.
   */
  rename: (from: string, to: string) => Promise<void>;
  /** Removes a file. One that is gone already is no failure. */
  remove: (path: string) => Promise<void>;
  /**
   * What is in a folder, by name; nothing where there is no such folder. A host may hide files with
   * a dot.
   */
  list: (folder: string) => Promise<ReadonlyMap<string, Entry>>;
  close: () => Promise<void>;
}

/** The folders above a file, the outermost first: "a/b/c.html" has "a" and "a/b". */
export function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_part, i) => parts.slice(0, i + 1).join("/"));
}
