import { isDeepStrictEqual } from "node:util";
import { format, resolveConfig } from "prettier";
import { type Document, isCollection, isMap, isSeq, parseDocument } from "yaml";

/** A place in a file and what is to stand there; undefined leaves the field there, empty. */
export type Change = readonly [path: readonly string[], value: unknown];

/**
 * The text of a YAML file with these values in it. Comments stay, and so does everything that is not named; a text
 * in which nothing changes comes back as it is.
 */
export async function withChanges(text: string, changes: readonly Change[]): Promise<string> {
  const document = parseDocument(text);
  const needed = changes
    .flatMap((change) => eachField(document, change))
    .filter(([path, value]) => !isDeepStrictEqual(valueAt(document, path), value));
  if (needed.length === 0) return text;
  for (const [path, value] of needed) document.setIn(path, nodeFor(document, value));
  const written = document.toString({ lineWidth: 0, nullStr: "" });
  return format(written, { ...(await resolveConfig(import.meta.filename)), parser: "yaml" });
}

/** A map that is there already keeps the comments inside it: its fields change one by one. */
function eachField(document: Document, [path, value]: Change): Change[] {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isRecord || !isMap(document.getIn(path))) return [[path, value]];
  return Object.entries(value).flatMap(([key, inside]) => eachField(document, [[...path, key], inside]));
}

function valueAt(document: Document, path: readonly string[]): unknown {
  const node = document.getIn(path);
  return (isCollection(node) ? node.toJS(document) : node) ?? undefined;
}

/** Lists as these files have them: an entry with its fields on one line, where they fit. */
function nodeFor(document: Document, value: unknown): unknown {
  if (!Array.isArray(value)) return value === undefined ? null : value;
  const list = document.createNode(value);
  if (isSeq(list)) for (const entry of list.items) if (isCollection(entry)) entry.flow = true;
  return list;
}
