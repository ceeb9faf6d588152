import type { Issue } from "@contractor/core/reading/issues.ts";
import { fieldsIn } from "#editor/file/file-format.ts";
import { type Form, type FormField, formatFor, isRecord } from "#editor/formats.ts";
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
function fieldLabel(
  { cms, formats }: EditorConfig,
  path: string,
  place: readonly (string | number)[],
  value: unknown,
): string {
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
  return words.join(" › ") || "Het geheel";
}

/**
 * Describes the mistakes in these texts to the owner: where each is in the editor, and what to
 * write.
 */
export function dutchFor(config: EditorConfig, texts: ReadonlyMap<string, string>) {
  return (issue: Issue): string => {
    const [path = "", ...keys] = issue.place.split(" › ");
    const inside = keys.map((key) => (/^\d+$/.test(key) ? Number(key) - 1 : key));
    const value = fieldsIn(texts.get(path) ?? "");
    const labels = [fileLabel(config, path, value)];
    if (keys.length > 0) {
      labels.push(fieldLabel(config, path, inside, value));
    }
    return `${labels.join(" › ")}: ${issue.message}`;
  };
}
