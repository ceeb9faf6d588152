import type { JsonSchema } from "./json-schema.ts";

/**
 * One schema of content/ as the editor works with it: for a file, or for all of a folder's
 * (content/faq/*.yaml).
 */
export interface Format {
  name: string;
  pattern: string;
  /**
   * How the text below a Markdown file's fields is edited: as it stands, or with its photographs
   * apart.
   */
  body?: "text" | "blocks" | undefined;
  schema: JsonSchema;
}

/** A field of a form as Sveltia takes it, and what of it this project looks at. */
export interface FormField {
  [option: string]: unknown;
  name: string;
  label?: string;
  fields?: FormField[];
  field?: FormField;
  summary?: string;
}

/** The form of a file, or that of a folder's files. */
export interface Form {
  name: string;
  label: string;
  format: string;
  fields: FormField[];
}

/**
 * Files that stand together in the editor: those of a folder, with one form, or some that have one
 * each.
 */
export interface Collection extends Form {
  icon: string;
  folder?: string;
  identifier_field?: string;
  files?: (Form & { file: string })[];
}

/** The format of a file; throws for a file that no schema reads. */
export function formatFor(formats: readonly Format[], path: string): Format {
  const folder = path.replace(/[^/]+(\.\w+)$/, "*$1");
  const found =
    formats.find(({ pattern }) => pattern === path) ??
    formats.find(({ pattern }) => pattern === folder);
  if (!found) {
    throw new Error(`${path} is read by no schema`);
  }
  return found;
}
