import type { z } from "zod";
import type { Issue } from "./issues.ts";

/** A project's files as they are written, whether right or not. */
export interface RawContent {
  /** The fields of a file; undefined when it is missing or is not YAML. */
  data(file: string): unknown;
  /** The names of a folder's files with this ending, without it. */
  names(folder: string, ending: string): string[];
}

/** A file of content/, or all files of a folder, with the schema of what each holds. */
export interface ContentFile<Data = unknown> {
  /** Its path; a `*` stands for the name of each file of a folder: "content/reviews/*.yaml". */
  readonly path: string;
  readonly schema: z.ZodType<object>;
  /** The order of a folder's files, for a list; that of their names where there is none. */
  readonly compare?: ((a: never, b: never) => number) | undefined;
  /** Mistakes that only show beside other files; asked when the data are right by themselves. */
  check?(data: Data, raw: RawContent): Issue[];
}

/** Where a file of a folder stands. */
export interface FolderEntry {
  /** Its file's name, which is also its address where it has one. */
  id: string;
}

/** A text in Markdown, with the fields above it. */
export interface Text {
  file: string;
  /** The Markdown; empty when there are fields only. */
  body: string;
}

/** What a file with this schema holds; a Markdown file has its text besides. */
export type DataOf<Path extends string, Schema extends z.ZodType> = z.output<Schema> &
  (Path extends `${string}.md` ? Text : unknown);
