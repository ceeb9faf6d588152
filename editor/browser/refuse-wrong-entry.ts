import type { AppEventListener } from "@sveltia/cms";
import { contentIssues } from "#data/check.ts";
import { type Issue, lineOf } from "#data/lib/issues.ts";
import type { EditorConfig } from "#editor/current-config.ts";
import { carrying, sourceOf, tidy, valueIn, writeEntry } from "#editor/file-format.ts";
import { formatFor } from "#editor/formats.ts";
import { dutchFor } from "#editor/issues.ts";
import { repeatedNames } from "#editor/shape.ts";
import { readFrom } from "./node-fs.ts";
import { textsOfHost, textsOnDisk } from "./texts.ts";

type SavedEntry = Parameters<AppEventListener["handler"]>[0]["entry"];

/**
 * Stops a save with a Dutch sentence for each thing that is wrong. Nothing is written then.
 * Otherwise the entry carries the text that it is saved as, for the next save to start from.
 */
export async function refuseWrongEntry(
  config: EditorConfig,
  entry: SavedEntry,
): Promise<SavedEntry> {
  const path = entry.get("path");
  const data = entry.get("data").toJS();
  const refusals = await refusalsFor(config, path, data);
  // The one way Sveltia has for refusing: it shows the cause below a sentence of its own.
  if (refusals.length > 0) {
    throw new Error("saving_failed", { cause: new Error(refusals.join("\n")) });
  }
  return entry.mergeIn(["data"], carrying(writeEntry(formatFor(config.formats, path), data)));
}

/**
 * Why an entry cannot be saved: what the check of the content finds in the file, and in others
 * because of it; a file that somebody else changed meanwhile; a second entry with the title of
 * another.
 */
export async function refusalsFor(
  config: EditorConfig,
  path: string,
  data: Record<string, unknown>,
): Promise<string[]> {
  const format = formatFor(config.formats, path);
  const source = sourceOf(data);
  const onDisk = await textsOnDisk();
  const before = onDisk ?? (await textsOfHost(repositoryOf(config.cms)));
  const after = new Map([...before, [path, writeEntry(format, data)]]);

  const inDutch = dutchFor(config, after);
  const refusals = [
    ...repeatedNames(data),
    ...newIssues(path, before, after).map((issue) => inDutch(issue) ?? lineOf(issue)),
  ];
  const { title } = data;
  const beside = [...before].filter(([other]) => folderOf(other) === folderOf(path));
  if (
    source === undefined &&
    title !== undefined &&
    beside.some(([, other]) => titleOf(other) === title)
  ) {
    refusals.push(
      "Er is al een onderdeel met deze titel, en dus met dit adres. Kies een andere titel.",
    );
  }
  const now = onDisk?.get(path);
  if (now !== undefined && tidy(now) !== source) {
    refusals.push(
      source === undefined
        ? "Er bestaat al een onderdeel met deze naam. Kies een andere."
        : "Dit bestand is gewijzigd sinds u het opende. Kopieer wat u hebt getypt en laad deze pagina opnieuw.",
    );
  }
  return refusals;
}

type Texts = ReadonlyMap<string, string>;

/** What is wrong with a file, and with others since it was changed. */
function newIssues(path: string, before: Texts, after: Texts): Issue[] {
  const issues = issuesIn(after);
  if (issues.length === 0) {
    return [];
  }
  const known = new Set(issuesIn(before).map(lineOf));
  return issues.filter((issue) => issue.place.startsWith(path) || !known.has(lineOf(issue)));
}

function issuesIn(texts: Texts): Issue[] {
  readFrom(texts);
  return contentIssues();
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
const titleOf = (text: string) => (valueIn(text) as { title?: unknown } | null)?.title;

/** What Sveltia calls a repository on this device. */
const repositoryOf = ({ backend }: EditorConfig["cms"]) => `${backend.name}:${backend.repo}`;
