import type { FormField } from "./formats.ts";
import { hasFreeKeys, type JsonSchema, keyField } from "./json-schema.ts";
import { type Label, labelOf } from "./labels.ts";
import { numberRule, textRule } from "./rules.ts";

/** A hint about the {tokens} a text may hold, put below fields of running text. */
const tokenHint =
  "Een naam tussen accolades, zoals {business.phone}, vult de website zelf in. Laat die staan als het gegeven zelf niet verandert.";

/** The form fields of an object's schema, in its order. */
export function fieldsOf(schema: JsonSchema, path: readonly string[]): FormField[] {
  return Object.entries(schema.properties ?? {}).map(([name, inner]) =>
    fieldOf(inner, [...path, name], schema.required?.includes(name) ?? false),
  );
}

/** A photograph of the site; which one, its picture shows. */
const photo = {
  widget: "image",
  accept: "image/jpeg",
  media_folder: "/photos",
  public_folder: "/photos",
  choose_url: false,
};

/**
 * The form field of one schema: its kind, limits, options, words, and whether it has to be filled
 * in.
 */
export function fieldOf(shape: JsonSchema, path: readonly string[], required: boolean): FormField {
  const name = path.at(-1) ?? "";
  if (shape.const !== undefined) {
    return { name, widget: "hidden", default: shape.const };
  }
  const words = labelOf(path);
  const { label, hint } = words;
  return { name, label, required, ...(hint && { hint }), ...kindOf(shape, path, words) };
}

function kindOf(shape: JsonSchema, path: readonly string[], { hint, singular }: Label): object {
  if (shape.enum) {
    const options = shape.enum.map((value) => ({
      value,
      label: labelOf([...path, `=${value}`]).label,
    }));
    return { widget: "select", options };
  }
  if (shape.choices) {
    return { widget: "select", options: shape.choices };
  }
  if (shape.type === "boolean") {
    return { required: false, widget: "boolean" };
  }
  if (shape.type === "array") {
    return { label_singular: singular, ...listOf(shape, path) };
  }
  if (hasFreeKeys(shape)) {
    return { label_singular: singular, ...recordOf(shape, path) };
  }
  if (shape.type === "object") {
    return { widget: "object", collapsed: "auto", fields: fieldsOf(shape, path) };
  }
  if (shape.type === "number" || shape.type === "integer") {
    return { pattern: numberRule(shape) };
  }
  if (shape.format === "photo") {
    return photo;
  }
  if (shape.format === "date") {
    return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  }
  return textOf(shape, hint);
}

/** What an entry of a list goes by when it is folded away. */
const titles = ["title", "question", "label", "name", "days", "heading"];

function listOf(shape: JsonSchema, path: readonly string[]) {
  const limits = { min: shape.minItems, max: shape.maxItems, collapsed: "auto" as const };
  const items = shape.items ?? {};
  if (items.type === "object") {
    const fields = fieldsOf(items, path);
    const title = fields.find(({ name }) => titles.includes(name));
    return {
      widget: "list",
      ...limits,
      fields,
      ...(title && { summary: `{{fields.${title.name}}}` }),
    };
  }
  return { widget: "list", ...limits, field: fieldOf(items, [...path, "*"], true) };
}

function recordOf(shape: JsonSchema, path: readonly string[]) {
  const inner = shape.additionalProperties as JsonSchema;
  // Which keys there may be is for the check: its sentence says more.
  const key = fieldOf({ format: shape.propertyNames?.format }, [...path, keyField], true);
  // What says most of an entry that is folded away.
  const summary = ["alt", "label", "value"].find((name) => inner.properties?.[name]) ?? keyField;
  const fields =
    inner.type === "object" ? fieldsOf(inner, path) : [fieldOf(inner, [...path, "waarde"], true)];
  return {
    widget: "list",
    collapsed: true,
    summary: `{{fields.${summary}}}`,
    fields: [key, ...fields],
  };
}

function textOf(shape: JsonSchema, hint: string | undefined) {
  const long = (shape.minLength ?? 0) >= 20 || (shape.maxLength ?? 0) > 100;
  const type = shape.format === "uri" ? "url" : shape.format === "email" ? "email" : undefined;
  const rule = textRule(shape);
  return {
    widget: long ? "text" : "string",
    ...(type && { type }),
    ...(rule && { pattern: rule }),
    ...(!type && !hint && long && { hint: tokenHint }),
  };
}
