import { type FormField, hasFreeKeys, type JsonSchema, keyField } from "#editor/formats.ts";
import { type Label, labelOf } from "./labels.ts";

/** The hint below fields of running text, about the {tokens} that a text may contain. */
const tokenHint =
  "Een naam tussen accolades, zoals {business.phone}, vult de website zelf in. Laat die staan als het gegeven zelf niet verandert.";

export function objectFields(schema: JsonSchema, path: readonly string[]): FormField[] {
  return Object.entries(schema.properties ?? {}).map(([name, inner]) =>
    formField(inner, [...path, name], schema.required?.includes(name) ?? false),
  );
}

const photo = {
  widget: "image",
  accept: "image/jpeg",
  media_folder: "/photos",
  public_folder: "/photos",
  choose_url: false,
};

/**
 * Kinds of references to a file of a folder. Sveltia knows these, so it says before a delete who
 * refers to a file, and takes the reference with it.
 */
const entriesOf: Record<string, object> = {
  review: {
    collection: "reviews",
    display_fields: ["name"],
    filters: [{ field: "shownOn", values: ["reviews"] }],
  },
  "case study": { collection: "cases", display_fields: ["title"] },
};

/**
 * The form field of a schema: its widget, limits, options and label, and whether it is required.
 */
export function formField(
  shape: JsonSchema,
  path: readonly string[],
  required: boolean,
): FormField {
  const name = path.at(-1) ?? "";
  if (shape.const !== undefined && required) {
    return { name, widget: "hidden", default: shape.const };
  }
  const words = labelOf(path);
  const { label, hint } = words;
  const isList = shape.type === "array" || hasFreeKeys(shape);
  // Sveltia refuses a list without entries where it is required.
  const canBeEmpty = isList ? !shape.minItems : shape.anyOf?.some((one) => one.const === "");
  return { name, label, required: required && !canBeEmpty, hint, ...widgetFor(shape, path, words) };
}

function widgetFor(shape: JsonSchema, path: readonly string[], { hint, singular }: Label): object {
  // Sveltia writes what a hidden field has, also where it may be left out: then it is a choice.
  const values = shape.const === undefined ? shape.enum : [`${shape.const}`];
  if (values) {
    const options = values.map((value) => ({
      value,
      label: labelOf([...path, `=${value}`]).label,
    }));
    return { widget: "select", options };
  }
  const entries = entriesOf[shape.refersTo ?? ""];
  if (entries) {
    return { widget: "relation", value_field: "{{slug}}", ...entries };
  }
  if (shape.choices) {
    return { widget: "select", options: shape.choices };
  }
  if (shape.type === "boolean") {
    return { required: false, widget: "boolean" };
  }
  if (shape.type === "array") {
    return { label_singular: singular, ...listWidget(shape, path) };
  }
  if (hasFreeKeys(shape)) {
    return { label_singular: singular, ...recordWidget(shape, path) };
  }
  if (shape.type === "object") {
    return { widget: "object", collapsed: "auto", fields: objectFields(shape, path) };
  }
  if (shape.format === "photo") {
    return photo;
  }
  if (shape.format === "date") {
    return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  }
  return textWidget(shape, hint);
}

/** Fields that can name a collapsed entry of a list, the best first. */
const titles = ["title", "question", "label", "name", "days", "heading"];

function listWidget(shape: JsonSchema, path: readonly string[]) {
  const limits = { min: shape.minItems, max: shape.maxItems, collapsed: "auto" as const };
  const items = shape.items ?? {};
  if (items.type === "object") {
    const fields = objectFields(items, path);
    const title = fields.find(({ name }) => titles.includes(name));
    return {
      widget: "list",
      ...limits,
      fields,
      summary: title && `{{fields.${title.name}}}`,
    };
  }
  return { widget: "list", ...limits, field: formField(items, [...path, "*"], true) };
}

function recordWidget(shape: JsonSchema, path: readonly string[]) {
  const inner = shape.additionalProperties as JsonSchema;
  // The content check says which keys are possible, with a better message than a pattern has.
  const key = formField({ format: shape.propertyNames?.format }, [...path, keyField], true);
  // The field that best names a collapsed entry, and where it stands: several may have one name.
  const title = ["alt", "label", "value"].find((name) => inner.properties?.[name]) ?? keyField;
  const where = inner.properties?.shownOn ? " · {{fields.shownOn}}" : "";
  const fields =
    inner.type === "object"
      ? objectFields(inner, path)
      : [formField(inner, [...path, "waarde"], true)];
  return {
    widget: "list",
    collapsed: true,
    summary: `{{fields.${title}}}${where}`,
    fields: [key, ...fields],
  };
}

function textWidget(shape: JsonSchema, hint: string | undefined) {
  const isLong = (shape.minLength ?? 0) >= 20;
  return { widget: isLong ? "text" : "string", hint: hint ?? (isLong ? tokenHint : undefined) };
}
