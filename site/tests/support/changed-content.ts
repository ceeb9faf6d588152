import { readFileSync } from "node:fs";
import { contentFiles } from "@contractor/core/content-files.ts";
import { type Content, openContent } from "@contractor/core/open-content.ts";
import { type Files, inMemory, onDisk } from "@contractor/core/reading/files.ts";
import { lineOf } from "@contractor/core/reading/issues.ts";
import { parse, stringify } from "yaml";

export const parsedFile = (file: string) => parse(readFileSync(file, "utf8"));

/** The files of a project with other texts. */
export function withChanges(files: Files, changes: ReadonlyMap<string, string>): Files {
  const changed = inMemory(changes);
  return {
    read: (path) => changed.read(path) ?? files.read(path),
    names(folder, ending) {
      const names = [files, changed].flatMap((all) => all.names(folder, ending));
      return [...new Set(names)].sort();
    },
  };
}

/** This project's content with files replaced by a text, or some of their fields replaced. */
export function changedContent(changes: Record<string, string | object>) {
  const texts = Object.entries(changes).map(([file, change]) => {
    const isText = typeof change === "string";
    return [file, isText ? change : stringify({ ...parsedFile(file), ...change })] as const;
  });
  return openContent(withChanges(onDisk(), new Map(texts)));
}

/** The mistakes in the files whose paths begin with this. */
export const mistakesIn = (content: Content, start: string) =>
  contentFiles
    .filter((file) => content.pathsOf(file).some((path) => path.startsWith(start)))
    .flatMap((file) => content.issuesIn(file))
    .filter(({ place }) => place.startsWith(start))
    .map(lineOf);
