import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readEntry, sourceKey, writeEntry } from "./file-format.ts";
import { type Format, formatFor } from "./formats.ts";

/** The files that the editor works on, below a project's folder. */
export const editedFiles = (project = ".") => [
  "site.yaml",
  ...globSync("content/**/*.{yaml,md}", { cwd: project }),
];

/** Every text that the editor works on, by its path. */
export function allTexts(project = "."): Record<string, string> {
  return Object.fromEntries(
    editedFiles(project).map((file) => [file, readFileSync(join(project, file), "utf8")]),
  );
}

/**
 * The texts of articles, reviews and other folders, without comments: what visitors may read. The
 * editor's page gets all other texts from the git host, but of these it is not told the paths.
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
