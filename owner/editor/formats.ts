import type { z } from "zod";

/**
 * A schema of content/ with what the editor needs to know of it, for one file or for all files of a
 * folder (content/faq/*.yaml).
 */
export interface Format {
  name: string;
  pattern: string;
  /** Has text below its fields, which is edited with its photographs as separate blocks. */
  isMarkdown: boolean;
  schema: JsonSchema;
}

/** The properties of a Sveltia form field that this project uses. */
export interface FormField {
  [option: string]: unknown;
  name: string;
  label?: string;
  fields?: FormField[];
  field?: FormField;
  types?: FormField[];
  summary?: string;
}

/** The form of a file, or of the files in a folder. */
export interface Form {
  name: string;
  label: string;
  format: string;
  fields: FormField[];
}

/**
 * Files that are together in the editor: those of a folder, with one form, or several files with a
 * form each.
 */
export interface Collection extends Form {
  icon: string;
  folder?: string;
  identifier_field?: string;
  /** Whether its entries are put in order by moving them. */
  reorder?: boolean;
  files?: (Form & { file: string })[];
}

/**
 * The name of a file, or of the format of a pattern. Sveltia accepts Markdown only if the name of
 * its format ends in "frontmatter".
 */
export const nameOf = (path: string) =>
  path
    .replace(/\.yaml$/, "")
    .replace(/\.md$/, "-frontmatter")
    .replace(/[^a-z\d]+/gi, "-");

/** The format of a file. Throws when no schema reads that file. */
export function formatFor(formats: readonly Format[], path: string): Format {
  const folder = path.replace(/[^/]+(\.\w+)$/, "*$1");
  const found =
    formats.find(({ pattern }) => pattern === path) ??
    formats.find(({ pattern }) => pattern === folder);
  if (!found) {
    throw new Error(`${path} is read by no schema — add one to core/content-files.ts`);
  }
  return found;
}

/** JSON Schema as the content schemas produce it, with only these keywords. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  /** What this text can name in other files, with the words for it. */
  choices?: { value: string; label: string }[];
  /** The kind of entry in another file that this text names. */
  refersTo?: string;
}

/** Whether the owner chooses the object's keys, such as names of photographs or prices. */
export function hasFreeKeys(schema: JsonSchema): boolean {
  return schema.type === "object" && typeof schema.additionalProperties === "object";
}

/** The form field that contains the key, because free keys become a list in the form. */
export const keyField = "naam";

export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) {
    return value.length === 0;
  }
  return value === undefined || value === null || value === "";
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
