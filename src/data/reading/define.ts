import type { z } from "zod";
import { openContent } from "#data/open-content.ts";
import type { ContentFile, DataOf, FolderEntry, RawContent } from "./content-file.ts";
import { onDisk } from "./files.ts";
import type { Issue } from "./issues.ts";
import { once } from "./memoize.ts";

export const ownContent = once(() => openContent(onDisk()));

export interface Readable<Data> extends ContentFile<Data> {
  /** Read and checked on first use; throws an error with all mistakes. */
  readonly data: Data;
}

/**
 * Adds the data to a file. They are read on first use and not on import, so that the check of the
 * content can import the schemas of files that have mistakes.
 */
export function readable<Data>(file: ContentFile<Data>): Readable<Data> {
  return {
    ...file,
    get data() {
      return ownContent().load(file);
    },
  };
}

/** Defines a file of content/ by its schema, which also gives `.data` its type. */
export function defineFile<Path extends string, Schema extends z.ZodType<object>>(
  path: Path,
  schema: Schema,
  options: {
    check?: (data: DataOf<Path, Schema>, raw: RawContent) => Issue[];
    warn?: (data: DataOf<Path, Schema>, raw: RawContent) => Issue[];
  } = {},
): Readable<DataOf<Path, Schema>> {
  return readable({ path, schema, ...options });
}

/** Defines a folder of content/ whose files have the same schema; `.data` is a list. */
export function defineCollection<
  Path extends `${string}/*.${string}`,
  Schema extends z.ZodType<object>,
>(
  path: Path,
  schema: Schema,
  options: {
    compare?: (a: DataOf<Path, Schema>, b: DataOf<Path, Schema>) => number;
    check?: (entries: (DataOf<Path, Schema> & FolderEntry)[], raw: RawContent) => Issue[];
    warn?: (entries: (DataOf<Path, Schema> & FolderEntry)[]) => Issue[];
  } = {},
): Readable<(DataOf<Path, Schema> & FolderEntry)[]> {
  return readable({ path, schema, ...options });
}

export function newestFirst<Key extends string>(field: Key) {
  return (a: Record<Key, string>, b: Record<Key, string>): number =>
    b[field].localeCompare(a[field]);
}

export const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;
