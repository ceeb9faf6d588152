import type { z } from "zod";
import { openContent } from "#open-content.ts";
import type { ContentFile, FolderEntry, RawContent, Text } from "./content-file.ts";
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

/** A file with this schema; that of a Markdown file also has its text. */
type Entry<Path extends string, Schema extends z.ZodType> = z.output<Schema> &
  (Path extends `${string}.md` ? Text : unknown);

/** What is read at a path: of a folder, a list of its files. */
type DataOf<Path extends string, Schema extends z.ZodType> = Path extends `${string}/*.${string}`
  ? (Entry<Path, Schema> & FolderEntry)[]
  : Entry<Path, Schema>;

/** Defines a file of content/, or a folder of them, by its schema, which also types `.data`. */
export const defineFile = <Path extends string, Schema extends z.ZodType<object>>(
  path: Path,
  schema: Schema,
  options: {
    compare?: (a: Entry<Path, Schema>, b: Entry<Path, Schema>) => number;
    check?: (data: DataOf<Path, Schema>, raw: RawContent) => Issue[];
    warn?: (data: DataOf<Path, Schema>, raw: RawContent) => Issue[];
  } = {},
): Readable<DataOf<Path, Schema>> => readable({ path, schema, ...options });

/** Compares the dates in this field of two files. */
export const newestFirst =
  <Key extends string>(field: Key) =>
  (a: Record<Key, string>, b: Record<Key, string>): number =>
    b[field].localeCompare(a[field]);

/** By their places in the list; those with the same place stay in the order of their names. */
export const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;
