import { parse, stringify } from "yaml";
import type { JsonSchema } from "./json-schema.ts";
import { patchYaml } from "./patch-yaml.ts";
import { isRecord } from "./same.ts";
import { fromForm, toForm } from "./shape.ts";

/** Where an entry carries the text it was read from, so that saving changes only what changed. No field shows it. */
export const sourceKey = "$source";

/** The field of an article's text below its fields. */
export const bodyKey = "body";

const frontMatter = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/;

type Entry = Record<string, unknown>;

/** A file's text as the form's values; Markdown's own text becomes the field `body`. */
export function readEntry(schema: JsonSchema, text: string): Entry {
  const markdown = frontMatter.exec(text);
  const value: unknown = parse(markdown?.[1] ?? text);
  const form = toForm(schema, value);
  const fields = isRecord(form) ? form : { [listKey]: form };
  return { ...fields, ...(markdown && { [bodyKey]: (markdown[2] ?? "").trim() }), [sourceKey]: text };
}

/** The key under which a file that is one list stands in the form. */
export const listKey = "lijst";

/** The form's values as the schema has them, without what the form adds. */
export function savedValue(schema: JsonSchema, entry: Entry): unknown {
  const { [sourceKey]: _source, [bodyKey]: _body, [listKey]: list, ...fields } = entry;
  return fromForm(schema, list ?? fields);
}

/** The text to save: that of the file with what changed in it, or a new one. */
export function writeEntry(schema: JsonSchema, entry: Entry, isMarkdown: boolean): string {
  const source = typeof entry[sourceKey] === "string" ? entry[sourceKey] : undefined;
  const value = savedValue(schema, entry);
  if (!isMarkdown)
    return source === undefined ? stringify(value, { lineWidth: 0 }) : patchYaml(source, value);
  const [, fields] = source === undefined ? [] : (frontMatter.exec(source) ?? []);
  const yaml = fields === undefined ? stringify(value, { lineWidth: 0 }) : patchYaml(`${fields}\n`, value);
  const body = String(entry[bodyKey] ?? "").trim();
  return `---\n${yaml.trimEnd()}\n---\n${body === "" ? "" : `\n${body}\n`}`;
}
