import { readFileSync } from "node:fs";
import { basename, extname, matchesGlob } from "node:path";
import { contentFiles } from "@contractor/core/content-files.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import { ownContent } from "@contractor/core/reading/define.ts";
import { parse } from "yaml";
import { bodyKey, listKey, placeKey, sourceKey } from "#editor/file/file-format.ts";
import {
  type Collection,
  type Format,
  type FormField,
  formatFor,
  hasFreeKeys,
  type JsonSchema,
  nameOf,
} from "#editor/formats.ts";
import { formField, objectFields } from "./fields.ts";
import { labelOf } from "./labels.ts";

/** An entry of owner/editor/form/collections.yaml: a collection of Sveltia, without its forms. */
interface Group {
  name: string;
  label: string;
  icon: string;
  folder?: string;
  identifier_field?: string;
  /** The entries are put in order by moving them in their list. */
  reorder?: boolean;
  files?: Record<string, string>;
}

const groups: Group[] = parse(readFileSync(new URL("collections.yaml", import.meta.url), "utf8"));

/**
 * The first field of each form. It contains the text of the file as it was read, and shows the
 * mistakes.
 */
const checkField: FormField = {
  name: sourceKey,
  label: "Controle",
  widget: "check",
  required: false,
  preview: false,
};

function fieldsFor(format: Format): FormField[] {
  const { schema } = format;
  const place = [format.pattern];
  const fields =
    schema.type === "array" || hasFreeKeys(schema)
      ? [{ ...formField(schema, [...place, listKey], true), name: listKey }]
      : objectFields(schema, place);
  return [checkField, ...fields, ...(format.isMarkdown ? [blocksField(place)] : [])];
}

function blocksField(place: string[]): FormField {
  const photo: JsonSchema = { type: "string", format: "photo" };
  const { label, hint, singular } = labelOf([...place, bodyKey]);
  const named = (name: string) => labelOf([...place, bodyKey, name]);
  return {
    name: bodyKey,
    label,
    hint,
    label_singular: singular,
    required: false,
    widget: "list",
    default: [{ type: "tekst" }],
    types: [
      {
        name: "tekst",
        label: named("tekst").label,
        // Plain text, because Sveltia's rich-text editor reformats tables.
        fields: [{ name: "tekst", ...named("tekst"), widget: "text" }],
      },
      {
        name: "foto",
        label: named("foto").label,
        fields: [
          formField(photo, [...place, bodyKey, "foto"], true),
          { name: "bijschrift", ...named("bijschrift"), required: false },
        ],
      },
    ],
  };
}

/** The files of a group, with their labels. A pattern adds the files that no earlier line names. */
function filesOf(labels: Readonly<Record<string, string>>): Record<string, string> {
  const files: Record<string, string> = {};
  const paths = contentFiles.flatMap((file) => ownContent().pathsOf(file)).sort();
  for (const [pattern, label] of Object.entries(labels)) {
    for (const file of paths.filter((path) => matchesGlob(path, pattern))) {
      const name = basename(file, extname(file)).replaceAll("-", " ");
      files[file] ??= fill(label, { name });
    }
  }
  return files;
}

/** Sveltia numbers the entries of a list, so their place is not typed. */
const withoutPlace = (field: FormField): FormField =>
  field.name === placeKey ? { name: field.name, label: field.label, widget: "hidden" } : field;

function collectionOf(group: Group, formats: readonly Format[]): Collection {
  const { folder, identifier_field: title, files } = group;
  if (folder) {
    const format = formats.find(({ pattern }) => pattern.startsWith(`${folder}/*`)) as Format;
    return {
      ...group,
      create: true,
      slug: { template: `{{${title}}}`, editable: ["create"] },
      format: format.name,
      extension: format.isMarkdown ? undefined : "yaml",
      fields: fieldsFor(format).map((field) => (group.reorder ? withoutPlace(field) : field)),
    } as Collection;
  }
  const entries = Object.entries(filesOf(files ?? {})).map(([file, label]) => {
    const format = formatFor(formats, file);
    return { name: nameOf(file), label, file, format: format.name, fields: fieldsFor(format) };
  });
  return { ...group, files: entries } as Collection;
}

export const collectionsOf = (formats: readonly Format[]) =>
  groups.map((group) => collectionOf(group, formats));
