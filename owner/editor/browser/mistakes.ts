import { contentIssues, contentWarnings } from "#data/check.ts";
import type { Content } from "#data/open-content.ts";
import { type Issue, lineOf } from "#data/reading/issues.ts";
import { sourceOf, tidy, valueIn, withPlace, writeEntry } from "#owner/editor/file/file-format.ts";
import { repeatedNames } from "#owner/editor/file/shape.ts";
import { dutchFor } from "#owner/editor/form/breadcrumbs.ts";
import type { EditorConfig } from "#owner/editor/form/current-config.ts";
import { formatFor } from "#owner/editor/formats.ts";
import { contentOf, knownTexts, type Texts } from "./known-texts.ts";
import { chosenPhotos } from "./photos.ts";

/**
 * The reasons why an entry cannot be saved, in Dutch: mistakes that the content check finds in this
 * file or, because of it, in others; a second entry with the same title; a file that somebody else
 * has changed.
 */
export async function mistakesIn(
  config: EditorConfig,
  path: string,
  data: Record<string, unknown>,
  isMendedBySave: (issue: Issue) => boolean = () => false,
): Promise<string[]> {
  const format = formatFor(config.formats, path);
  const before = await knownTexts(config.isBesideSite);
  const after = new Map([...before, [path, writeEntry(format, withPlace(format, data))]]);

  const inDutch = dutchFor(config, after);
  const found = newIssues(
    contentOf(config, before),
    contentOf(config, after, chosenPhotos(data)),
    path,
  )
    .filter((issue) => !isMendedBySave(issue))
    .map(inDutch);
  return [
    ...repeatedNames(data),
    ...titleMistakes(path, data, before),
    ...changeMistakes(before.get(path), data, config),
    ...found,
  ];
}

/** The mistakes in a file, and then the mistakes that its change causes in other files. */
function newIssues(before: Content, after: Content, path: string): Issue[] {
  const issues = contentIssues(after);
  if (issues.length === 0) {
    return [];
  }
  const known = new Set(contentIssues(before).map(lineOf));
  const inThisFile = issues.filter((issue) => issue.place.startsWith(path));
  const inOthers = issues.filter(
    (issue) => !inThisFile.includes(issue) && !known.has(lineOf(issue)),
  );
  return [...inThisFile, ...inOthers];
}

/** The address of a new entry follows from its title, so titles must differ. */
function titleMistakes(path: string, data: Record<string, unknown>, texts: Texts): string[] {
  const { title } = data;
  if (sourceOf(data) !== undefined || title === undefined) {
    return [];
  }
  const beside = [...texts].filter(([other]) => folderOf(other) === folderOf(path));
  return beside.some(([, text]) => titleOf(text) === title)
    ? ["Er is al een onderdeel met deze titel, en dus met dit adres. Kies een andere titel."]
    : [];
}

/**
 * If the file on disk differs from the text that was read, somebody else has changed it: another
 * program, or the owner in another tab.
 */
function changeMistakes(
  onDisk: string | undefined,
  data: Record<string, unknown>,
  { isBesideSite }: EditorConfig,
): string[] {
  const source = sourceOf(data);
  return !isBesideSite || source === undefined || onDisk === undefined || tidy(onDisk) === source
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
  return [...titleMistakes(path, data, texts), ...changeMistakes(texts.get(path), data, config)][0];
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
const titleOf = (text: string) => (valueIn(text) as { title?: unknown } | null)?.title;

/**
 * What would not look good in an entry, in Dutch, with what to do. It can be saved all the same.
 */
export async function adviceFor(
  config: EditorConfig,
  path: string,
  data: Record<string, unknown>,
): Promise<string[]> {
  const before = await knownTexts(config.isBesideSite);
  const after = new Map([...before, [path, writeEntry(formatFor(config.formats, path), data)]]);
  const inDutch = dutchFor(config, after);

  // The place of a warning is a field of this file, or the folder of this file. In another file it
  // is new, as when a photograph is taken away that is shown there.
  const known = new Set(contentWarnings(contentOf(config, before)).map(lineOf));
  const own = contentWarnings(contentOf(config, after)).filter(
    (issue) => path.startsWith(issue.place.split(" › ")[0] ?? "") || !known.has(lineOf(issue)),
  );
  return own.map(inDutch);
}
