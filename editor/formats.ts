import type { CmsConfig } from "@sveltia/cms";
import type { JsonSchema } from "./json-schema.ts";

/** One schema of content/ as the editor works with it: for a file, or for all of a folder's (content/faq/*.yaml). */
export interface Format {
  name: string;
  pattern: string;
  /** How the text below a Markdown file's fields is edited: as it stands, or with its photographs apart. */
  body?: "text" | "blocks" | undefined;
  schema: JsonSchema;
}

export interface EditorConfig {
  cms: CmsConfig;
  /** Whether it can also be used away from the machine that the files are on. */
  hasGitHost: boolean;
  hasPreviews: boolean;
  formats: Format[];
  sentences: Record<string, string>;
}

/** The format of a file; throws for a file that no schema reads. */
export function formatFor(formats: readonly Format[], path: string): Format {
  const folder = path.replace(/[^/]+(\.\w+)$/, "*$1");
  const found =
    formats.find(({ pattern }) => pattern === path) ?? formats.find(({ pattern }) => pattern === folder);
  if (!found) throw new Error(`${path} is read by no schema`);
  return found;
}
