import { factFiles } from "@contractor/core/fact-files.ts";
import { joinFrontMatter, splitFrontMatter } from "@contractor/core/reading/source.ts";
import { dequal } from "dequal";
import { parse, parseDocument, stringify } from "yaml";
import { type Format, isEmpty, isRecord } from "#editor/formats.ts";
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
export function readEntry({ schema, isMarkdown }: Format, text: string): Entry {
  const parts = isMarkdown ? splitFrontMatter(text) : undefined;
  const form = toForm(schema, parse(parts?.yaml ?? text));
  const entry = isRecord(form) ? form : { [listKey]: form };
  const body = parts && { [bodyKey]: blocksOf(parts.body) };
  return { ...entry, ...body, [sourceKey]: tidy(text) };
}

/** The fields in a file, as far as they can be read. */
export const fieldsIn = (text: string): unknown =>
  parseDocument(splitFrontMatter(text)?.yaml ?? text).toJS();

/** A text as Sveltia reads and writes it: with one kind of line break, and one at the end. */
export const tidy = (text: string) => `${text.replaceAll("\r\n", "\n").trim()}\n`;

/** The text that an entry was read from; undefined for a new entry. */
export function sourceOf({ [sourceKey]: source }: Entry): string | undefined {
  return typeof source === "string" && source !== "" ? tidy(source) : undefined;
}

/** The form's key for a file that is a single list. */
export const listKey = "lijst";

/** The field with the place of an entry in its list. */
export const placeKey = "order";

/**
 * The values of a form, with a place behind all others, which Sveltia gives to a new entry when it
 * is saved.
 */
export const withPlace = ({ schema }: Format, data: Entry): Entry =>
  schema.required?.includes(placeKey) && isEmpty(data[placeKey])
    ? { ...data, [placeKey]: "9999" }
    : data;

const entriesOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/**
 * The fields of the services file, in which a service that was taken out of the list is one that
 * the firm no longer offers, and one that was put back is not. Cases, reviews and texts may go on
 * naming it.
 */
function withFormerServices(value: Entry, before: string): Entry {
  const offered = entriesOf(value.services).map(({ slug }) => slug);
  const former = entriesOf(value.former).filter(({ slug }) => !offered.includes(slug));
  const known = new Set([...offered, ...former.map(({ slug }) => slug)]);
  const gone = entriesOf(parse(before).services).filter(({ slug }) => !known.has(slug));
  return { ...value, former: [...former, ...gone.map(({ slug, label }) => ({ slug, label }))] };
}

/** The text to save: the text of the file with the changes in it, or a new text. */
export function writeEntry({ pattern, schema, isMarkdown }: Format, entry: Entry): string {
  const source = sourceOf(entry);
  const { [sourceKey]: _, [bodyKey]: form, [listKey]: list, ...own } = entry;
  const typed = fromForm(schema, list ?? own);
  const isServices = pattern === factFiles.services.path && source !== undefined;
  const value = isServices ? withFormerServices(typed as Entry, source) : typed;
  const write = (old: string | undefined) =>
    old === undefined ? stringify(value, layout) : updateYaml(old, value);
  if (!isMarkdown) {
    return write(source);
  }
  const parts = source === undefined ? undefined : splitFrontMatter(source);
  const yaml = `${write(parts?.yaml).trimEnd()}\n`;
  const text = markdownOf(form);
  // Without empty blocks.
  const isSame = parts && dequal(blocksOf(text), blocksOf(parts.body));
  return joinFrontMatter({ yaml, body: isSame ? parts.body : text && `\n${text}\n` });
}
