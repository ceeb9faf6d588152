import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readEntry, sourceKey, writeEntry } from "./file-format.ts";
import { type Format, formatFor } from "./formats.ts";

/** The files that the editor can change, in a project's folder. */
export const editedFiles = (project = ".") => [
  "site.yaml",
  ...globSync("content/**/*.{yaml,md}", { cwd: project }),
];

/** Every text that the editor can change, by its path. */
export function allTexts(project = "."): Record<string, string> {
  return Object.fromEntries(
    editedFiles(project).map((file) => [file, readFileSync(join(project, file), "utf8")]),
  );
}

/**
 * The texts of folders such as articles and reviews, without comments, because everybody can read
 * them here. The editor's page gets the other texts from Sveltia, which does not tell it the paths
 * of files in a folder.
 */
export function readableTexts(formats: readonly Format[]): Record<string, string> {
  const texts = Object.entries(allTexts()).flatMap(([path, text]) => {
    const format = formatFor(formats, path);
    if (!format.pattern.includes("*")) {
      return [];
    }
    const { [sourceKey]: _, ...entry } = readEntry(format, text);
    return [[path, writeEntry(format, entry)]];
  });
  return Object.fromEntries(texts);
}
