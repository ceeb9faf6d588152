import { dequal } from "dequal";
import { parse, parseDocument, stringify } from "yaml";
import type { Format } from "./formats.ts";
import { withFormerServices } from "./former-services.ts";
import { fromForm, toForm } from "./shape.ts";
import { blocksOf, markdownOf } from "./text-blocks.ts";
import { layout, updateYaml } from "./update-yaml.ts";
import { isRecord } from "./values.ts";

/**
 * The field that contains the text of an entry as it was read, so that a save changes only what the
 * owner changed. Its control shows the mistakes of the entry (browser/check-field.ts).
 */
export const sourceKey = "controle";

/** The field for the text of an article. */
export const bodyKey = "body";

const frontMatter = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/;

type Entry = Record<string, unknown>;

/**
 * Converts the text of a file to the form's values. The text of a Markdown file becomes the field
 * `body`.
 */
export function readEntry({ schema, body }: Format, text: string): Entry {
  const [, fields = text, below = ""] = body ? (frontMatter.exec(text) ?? []) : [];
  const form = toForm(schema, parse(fields));
  const written = below.trim();
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
  const [, fields = text, below] = frontMatter.exec(text) ?? [];
  const value = parseDocument(fields).toJS() as unknown;
  return below === undefined ? value : { ...(value as object), [bodyKey]: below.trim() };
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
  const value = withFormerServices(pattern, fromForm(schema, list ?? own), source);
  const write = (old: string | undefined) =>
    old === undefined ? stringify(value, layout) : updateYaml(old, value);
  if (!body) {
    return write(source);
  }
  const [, fields, below = ""] = source === undefined ? [] : (frontMatter.exec(source) ?? []);
  const yaml = write(fields && `${fields}\n`).trimEnd();
  const isSame = body === "blocks" ? dequal(written(form), blocksOf(below)) : form === below.trim();
  if (fields !== undefined && isSame) {
    return `---\n${yaml}\n---\n${below}`;
  }
  const text = body === "blocks" ? markdownOf(form) : String(form ?? "").trim();
  return `---\n${yaml}\n---\n${text === "" ? "" : `\n${text}\n`}`;
}

/** The form's blocks, without empty ones. */
const written = (blocks: unknown) => blocksOf(markdownOf(blocks));
