import { dequal } from "dequal";
import { parse, parseDocument, stringify } from "yaml";
import { joinFrontMatter, splitFrontMatter } from "#data/reading/source.ts";
import type { Format } from "#owner/editor/formats.ts";
import { isRecord } from "#owner/editor/formats.ts";
import { withFollowingNumber, withFormerServices } from "./saved-with.ts";
import { fromForm, toForm } from "./shape.ts";
import { blocksOf, markdownOf } from "./text-blocks.ts";
import { layout, updateYaml } from "./update-yaml.ts";

/**
 * The field that contains the text of an entry as it was read, so that a save changes only what the
 * owner changed. Its control shows the mistakes of the entry (browser/check-field.ts).
 */
export const sourceKey = "controle";

/** The field for the text of an article. */
export const bodyKey = "body";

type Entry = Record<string, unknown>;

/**
 * Converts the text of a file to the form's values. The text of a Markdown file becomes the field
 * `body`.
 */
export function readEntry({ schema, body }: Format, text: string): Entry {
  const parts = body ? splitFrontMatter(text) : undefined;
  const form = toForm(schema, parse(parts?.yaml ?? text));
  const written = parts?.body.trim() ?? "";
  const entry: Entry = isRecord(form) ? { ...form } : { [listKey]: form };
  if (body) {
    entry[bodyKey] = body === "blocks" ? blocksOf(written) : written;
  }
  entry[sourceKey] = tidy(text);
  return entry;
}

/**
 * The content of a file, as far as it can be read. The text of a Markdown file is the field `body`.
 */
export function valueIn(text: string): unknown {
  const parts = splitFrontMatter(text);
  const value = parseDocument(parts?.yaml ?? text).toJS() as unknown;
  return parts ? { ...(value as object), [bodyKey]: parts.body.trim() } : value;
}

/** A text as Sveltia reads and writes it: with one kind of line break, and one at the end. */
export const tidy = (text: string) => `${text.replaceAll("\r\n", "\n").trim()}\n`;

/** The text that an entry was read from; undefined for a new entry. */
export function sourceOf({ [sourceKey]: source }: Entry): string | undefined {
  return typeof source === "string" && source !== "" ? tidy(source) : undefined;
}

/** The form's key for a file that is a single list. */
export const listKey = "lijst";

/** The text to save: the text of the file with the changes in it, or a new text. */
export function writeEntry({ pattern, schema, body }: Format, entry: Entry): string {
  const source = sourceOf(entry);
  const { [sourceKey]: _, [bodyKey]: form, [listKey]: list, ...own } = entry;
  const changed = withFormerServices(pattern, fromForm(schema, list ?? own), source);
  const value = withFollowingNumber(pattern, changed, source);
  const write = (old: string | undefined) =>
    old === undefined ? stringify(value, layout) : updateYaml(old, value);
  if (!body) {
    return write(source);
  }
  const parts = source === undefined ? undefined : splitFrontMatter(source);
  const yaml = `${write(parts?.yaml).trimEnd()}\n`;
  const below = parts?.body ?? "";
  const isSame = body === "blocks" ? dequal(written(form), blocksOf(below)) : form === below.trim();
  if (parts && isSame) {
    return joinFrontMatter({ yaml, body: below });
  }
  const text = body === "blocks" ? markdownOf(form) : String(form ?? "").trim();
  return joinFrontMatter({ yaml, body: text === "" ? "" : `\n${text}\n` });
}

/**
 * What a save changes beside what was typed, as the form has it. Sveltia writes an entry twice, and
 * the second time it is compared with what the first has written.
 */
export function changedBySave(format: Format, entry: Entry, text: string): Entry {
  const { former, whatsapp } = readEntry(format, text);
  const changed = Object.entries({ former, whatsapp });
  return Object.fromEntries(
    changed.filter(([name, value]) => value !== undefined && !dequal(value, entry[name])),
  );
}

/** The form's blocks, without empty ones. */
const written = (blocks: unknown) => blocksOf(markdownOf(blocks));
