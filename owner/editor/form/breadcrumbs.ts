import { type Form, type FormField, formatFor } from "#owner/editor/formats.ts";
import { isRecord } from "#owner/editor/values.ts";
import type { EditorConfig } from "./current-config.ts";

/**
 * Where a file is in the editor, as in "Bedrijf en prijzen › Prijzen". `value` is the content of
 * the file.
 */
export function fileLabel({ cms }: EditorConfig, path: string, value: unknown): string {
  for (const { label, folder, identifier_field: title = "", files = [] } of cms.collections) {
    const inCollection = files.find(({ file }) => file === path);
    if (inCollection) {
      return `${label} › ${inCollection.label}`;
    }
    if (folder === path) {
      return label;
    }
    if (folder && path.startsWith(`${folder}/`)) {
      return `${label} › ${String((isRecord(value) && value[title]) || path.slice(folder.length + 1))}`;
    }
  }
  return path;
}

/**
 * Where a field is, as in "Eerste scherm › Kop". An entry of a list is named by its title, or else
 * by its number.
 */
export const fieldLabel = (
  config: EditorConfig,
  path: string,
  place: readonly (string | number)[],
  value: unknown,
): string => fieldAt(config, path, place, value).label;

/** The field itself, with where it is; a field of an entry of a list without a form of its own. */
export function fieldAt(
  { cms, formats }: EditorConfig,
  path: string,
  place: readonly (string | number)[],
  value: unknown,
): { label: string; field: Partial<FormField> } {
  const { name } = formatFor(formats, path);
  const forms = cms.collections.flatMap((collection): Form[] => collection.files ?? [collection]);
  let known: Partial<FormField> = {
    fields: forms.find(({ format }) => format === name)?.fields ?? [],
  };
  let inner = value;
  const words = place.map((key) => {
    inner = (inner as Record<string | number, unknown> | undefined)?.[key];
    const field = known.fields?.find((each) => each.name === key);
    if (field) {
      known = field.field ? { ...field, fields: [field.field] } : field;
      return field.label ?? String(key);
    }
    const title = /\{\{fields\.(\w+)\}\}/.exec(known.summary ?? "")?.[1] ?? "";
    const named = isRecord(inner) ? inner[title] : undefined;
    return String(named ?? (typeof key === "number" ? key + 1 : key));
  });
  return { label: words.join(" › ") || "Het geheel", field: known };
}
