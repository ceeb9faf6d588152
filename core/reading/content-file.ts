import type { z } from "zod";
import type { Files } from "./files.ts";
import type { Issue } from "./issues.ts";

export type Fields = Record<string, unknown>;

/** Unchecked data as fields; empty when it has none. */
export const asFields = (data: unknown): Fields =>
  typeof data === "object" && data !== null ? (data as Fields) : {};

/** A project's files before they are checked. */
export interface RawContent extends Pick<Files, "names"> {
  /** The fields of a file; empty when it is missing or is not YAML. */
  data(file: string): Fields;
}

/** A file of content/, or all files of a folder, with its schema. */
export interface ContentFile<Data = unknown> {
  /** The path; for a folder it contains a `*`, as in "content/reviews/*.yaml". */
  readonly path: string;
  readonly schema: z.ZodType<object>;
  /** Sorts the files of a folder; without it, they are sorted by name. */
  compare?(a: object, b: object): number;
  /** Finds mistakes that no schema can, such as those across files; called with valid data. */
  check?(data: Data, raw: RawContent): Issue[];
  /** Finds what is allowed but does not look good; called with valid data. */
  warn?(data: Data, raw: RawContent): Issue[];
}

/** The folder whose files are read, and their ending; undefined for a single file. */
export function folderOf({ path }: ContentFile): { folder: string; ending: string } | undefined {
  const [folder = "", ending] = path.split("/*");
  return ending === undefined ? undefined : { folder, ending };
}

/** The fields that every entry of a folder gets. */
export interface FolderEntry {
  /** The name of its file, without the extension; also the last part of its path on the site. */
  id: string;
}

export interface Text {
  file: string;
  /** Markdown; empty when the file only has fields. */
  body: string;
}
