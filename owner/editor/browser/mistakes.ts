import { contentIssues, contentWarnings } from "@contractor/core/check.ts";
import type { Content } from "@contractor/core/open-content.ts";
import { type Issue, lineOf } from "@contractor/core/reading/issues.ts";
import { sourceOf, tidy, withPlace, writeEntry } from "#editor/file/file-format.ts";
import { repeatedNames } from "#editor/file/shape.ts";
import { dutchFor } from "#editor/form/breadcrumbs.ts";
import type { EditorConfig } from "#editor/form/current-config.ts";
import { formatFor } from "#editor/formats.ts";
import { contentOf, knownTexts } from "./known-texts.ts";
import { chosenPhotos } from "./photos.ts";

type Find = typeof contentIssues;

/** What is found in this file or its folder, and then what its change causes in other files. */
function ownOrNew(find: Find, before: Content, after: Content, path: string): Issue[] {
  const found = find(after);
  const isOwn = ({ place }: Issue) => path.startsWith(place.split(" › ")[0] ?? "");
  const known = new Set(found.length > 0 ? find(before).map(lineOf) : []);
  const inOthers = found.filter((issue) => !isOwn(issue) && !known.has(lineOf(issue)));
  return [...found.filter(isOwn), ...inOthers];
}

/**
 * The reasons why an entry cannot be saved, in Dutch: mistakes that the content check finds in this
 * file or, because of it, in others; a file that somebody else has changed. And if there are none,
 * what would not look good, with what to do.
 */
export async function judge(
  config: EditorConfig,
  path: string,
  data: Record<string, unknown>,
  isMendedBySave: (issue: Issue) => boolean,
): Promise<{ mistakes: string[]; advice: string[] }> {
  const format = formatFor(config.formats, path);
  const texts = await knownTexts(config.isBesideSite);
  const newTexts = new Map([...texts, [path, writeEntry(format, withPlace(format, data))]]);
  const before = contentOf(config, texts);
  const after = contentOf(config, newTexts, chosenPhotos(data));
  const inDutch = dutchFor(config, newTexts);
  const found = ownOrNew(contentIssues, before, after, path);
  const mistakes = [
    ...repeatedNames(data),
    ...changeMistakes(texts.get(path), data, config),
    ...found.filter((issue) => !isMendedBySave(issue)).map(inDutch),
  ];
  const warnings = mistakes.length === 0 ? ownOrNew(contentWarnings, before, after, path) : [];
  return { mistakes, advice: warnings.map(inDutch) };
}

/**
 * If the file on disk differs from the text that was read, or was not there, somebody else has
 * changed it: another program, or the owner in another tab.
 */
function changeMistakes(
  onDisk: string | undefined,
  data: Record<string, unknown>,
  { isBesideSite }: EditorConfig,
): string[] {
  return !isBesideSite || onDisk === undefined || tidy(onDisk) === sourceOf(data)
    ? []
    : [
        "Dit is ergens anders gewijzigd sinds u het opende. Kopieer wat u hebt getypt, laad deze pagina opnieuw en vul het daar in.",
      ];
}

/**
 * The reason why an entry cannot be saved any more, at the moment of the save: since the owner
 * typed last, the file may have been changed in another tab.
 */
export async function changedMeanwhile(
  config: EditorConfig,
  path: string,
  data: Record<string, unknown>,
): Promise<string | undefined> {
  const texts = await knownTexts(config.isBesideSite);
  return changeMistakes(texts.get(path), data, config)[0];
}
