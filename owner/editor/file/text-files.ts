import { contentFiles } from "@contractor/core/content-files.ts";
import { openContent } from "@contractor/core/open-content.ts";
import { onDisk } from "@contractor/core/reading/files.ts";
import { type Format, formatFor } from "#editor/formats.ts";
import { commitOf } from "#editor/versions/versions.ts";
import { readEntry, sourceKey, writeEntry } from "./file-format.ts";
import { digest, type Status } from "./status.ts";

/** Every text that the editor can change in a project's folder, by its path. */
export function allTexts(project = "."): Record<string, string> {
  const content = openContent(onDisk(project));
  const paths = contentFiles.flatMap((file) => content.pathsOf(file));
  return Object.fromEntries(paths.map((path) => [path, content.files.read(path) ?? ""]));
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

/** The status of a site that is built now from the texts of this project. */
export async function statusOf(project: string): Promise<Status> {
  const commit = await commitOf(project, "content", "photos");
  const texts = await Promise.all(Object.values(allTexts(project)).map(digest));
  return { commit, since: new Date().toISOString(), texts };
}
