import { dequal } from "dequal";
import { parse, parseDocument, stringify } from "yaml";
import type { Format } from "./formats.ts";
import { fromForm, toForm } from "./shape.ts";
import { blocksOf, markdownOf } from "./text-blocks.ts";
import { layout, updateYaml } from "./update-yaml.ts";
import { isRecord } from "./values.ts";

/**
 * The field that holds the text an entry was read from, so that saving changes only what changed.
 * Its control shows what is wrong with the entry (browser/check-field.ts).
 */
export const sourceKey = "controle";

/** The field of an article's text below its fields. */
export const bodyKey = "body";

const frontMatter = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/;

type Entry = Record<string, unknown>;

/** A file's text as the form's values; Markdown's own text becomes the field `body`. */
export function readEntry({ schema, body }: Format, text: string): Entry {
  const [, fields = text, below = ""] = body ? (frontMatter.exec(text) ?? []) : [];
  const form = toForm(schema, parse(fields));
  const written = below.trim();
  return {
    ...(isRecord(form) ? form : { [listKey]: form }),
    ...(body && { [bodyKey]: body === "blocks" ? blocksOf(written) : written }),
    [sourceKey]: tidy(text),
  };
}

/** What a file says, as far as it can be read; Markdown's own text as the field `body`. */
export function valueIn(text: string): unknown {
  const [, fields = text, below] = frontMatter.exec(text) ?? [];
  const value = parseDocument(fields).toJS() as unknown;
  return below === undefined ? value : { ...(value as object), [bodyKey]: below.trim() };
}

/** A text as the library reads and writes it: with line breaks of one kind, and one at the end. */
export const tidy = (text: string) => `${text.replaceAll("\r\n", "\n").trim()}\n`;

/** The text that an entry was read from; undefined for a new one. */
export function sourceOf({ [sourceKey]: source }: Entry): string | undefined {
  return typeof source === "string" && source !== "" ? tidy(source) : undefined;
}

/** The key under which a file that is one list stands in the form. */
export const listKey = "lijst";

/** The text to save: that of the file with what changed in it, or a new one. */
export function writeEntry({ schema, body }: Format, entry: Entry): string {
  const source = sourceOf(entry);
  const { [sourceKey]: _, [bodyKey]: form, [listKey]: list, ...own } = entry;
  const value = fromForm(schema, list ?? own);
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

/** The form's blocks without what is empty. */
const written = (blocks: unknown) => blocksOf(markdownOf(blocks));
