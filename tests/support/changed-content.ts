import { readFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import { contentFiles } from "#data/content-files.ts";
import { type Content, openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { lineOf } from "#data/reading/issues.ts";
import { withChanges } from "#owner/changes.ts";

export const parsedFile = (file: string) => parse(readFileSync(file, "utf8"));

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
    .flatMap((file) => content.issuesIn(file))
    .filter(({ place }) => places.some((one) => place.startsWith(one)))
    .map(lineOf);
