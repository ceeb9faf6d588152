import type { z } from "zod";
import type { ContentFile, DataOf, FolderEntry, RawContent } from "./lib/content-file.ts";
import type { Issue } from "./lib/issues.ts";
import { load } from "./load.ts";

/** A file whose data can be asked for. */
export interface Content<Data> extends ContentFile<Data> {
  /** Read and checked when it is first asked for; throws all that is wrong. */
  readonly data: Data;
}

/**
 * The same file with its data. They are read when they are asked for and not before, so that the
 * check of the content can import every file's schema while something in a file is wrong.
 */
export function readable<Data>(file: ContentFile<Data>): Content<Data> {
  return {
    ...file,
    get data() {
      return load(file);
    },
  };
}

/** A file of content/ with its schema: what `.data` holds follows from it. */
export function defineFile<Path extends string, Schema extends z.ZodType<object>>(
  path: Path,
  schema: Schema,
  options: { check?: (data: DataOf<Path, Schema>, raw: RawContent) => Issue[] } = {},
): Content<DataOf<Path, Schema>> {
  return readable({ path, schema, ...options });
}

/** The files of a folder of content/, each with the same schema; `.data` is a list. */
export function defineCollection<
  Path extends `${string}/*.${string}`,
  Schema extends z.ZodType<object>,
>(
  path: Path,
  schema: Schema,
  options: {
    compare?: (a: DataOf<Path, Schema>, b: DataOf<Path, Schema>) => number;
    check?: (entries: (DataOf<Path, Schema> & FolderEntry)[], raw: RawContent) => Issue[];
  } = {},
): Content<(DataOf<Path, Schema> & FolderEntry)[]> {
  return readable({ path, schema, ...options });
}
