import { readFileSync } from "node:fs";
import { contentFiles } from "@contractor/core/content-files.ts";
import { type Content, openContent } from "@contractor/core/open-content.ts";
import { type Files, inMemory, onDisk } from "@contractor/core/reading/files.ts";
import { lineOf } from "@contractor/core/reading/issues.ts";
import { parse, stringify } from "yaml";

export const parsedFile = (file: string) => parse(readFileSync(file, "utf8"));

/** The files of a project with other texts, or without those of which the text is undefined. */
export function withChanges(files: Files, changes: ReadonlyMap<string, string | undefined>): Files {
  const isGone = (path: string) => changes.has(path) && changes.get(path) === undefined;
  const isWritten = (change: [string, string | undefined]): change is [string, string] =>
    change[1] !== undefined;
  return {
    read: (path) => (changes.has(path) ? changes.get(path) : files.read(path)),
    names(folder, ending) {
      const added = inMemory(new Map([...changes].filter(isWritten))).names(folder, ending);
      const left = files
        .names(folder, ending)
        ?.filter((name) => !isGone(`${folder}/${name}${ending}`));
      return added && left ? [...new Set([...left, ...added])].sort() : (added ?? left);
    },
  };
}

/** This project's content with files replaced by a text or taken away, or some fields replaced. */
export function changedContent(changes: Record<string, string | object | undefined>) {
  const texts = Object.entries(changes).map(([file, change]) => {
    const text =
      typeof change !== "object" ? change : stringify({ ...parsedFile(file), ...change });
    return [file, text] as const;
  });
  return openContent(withChanges(onDisk(), new Map(texts)));
}

/** The mistakes in the files or folders whose paths begin with one of these. */
export const mistakesIn = (content: Content, ...places: string[]) =>
  contentFiles
    .filter((file) =>
      content.pathsOf(file).some((path) => places.some((one) => path.startsWith(one))),
    )
    .flatMap((file) => content.issuesIn(file))
    .filter(({ place }) => places.some((one) => place.startsWith(one)))
    .map(lineOf);
