import type { Field } from "@sveltia/cms";
import { hasFreeKeys, type JsonSchema, keyField } from "./json-schema.ts";
import { labelOf } from "./labels.ts";
import { numberRule, textRule } from "./rules.ts";

/** A hint about the {tokens} a text may hold, put below fields of running text. */
const tokenHint =
  "Een naam tussen accolades, zoals {business.phone}, vult de website zelf in. Laat die staan als het gegeven zelf niet verandert.";

/** The form fields of an object's schema, in its order. */
export function fieldsOf(schema: JsonSchema, path: readonly string[]): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, inner]) =>
    fieldOf(inner, [...path, name], schema.required?.includes(name) ?? false),
  );
}

/** The form field of one schema: its kind, limits, options, words, and whether it has to be filled in. */
export function fieldOf(shape: JsonSchema, path: readonly string[], required: boolean): Field {
  const name = path.at(-1) ?? "";
  if (shape.const !== undefined) return { name, widget: "hidden", default: shape.const };
  const { label, hint, singular } = labelOf(path);
  const common = { name, label, required, ...(hint && { hint }) };
  const entry = singular && { label_singular: singular };
  if (shape.enum) {
    const choices = shape.enum.map((value) => ({
      value,
      label: labelOf([...path, `=${value}`]).label,
    }));
    return { ...common, widget: "select", options: choices };
  }
  if (shape.choices) return { ...common, widget: "select", options: shape.choices };
  if (shape.type === "boolean") return { ...common, required: false, widget: "boolean" };
  if (shape.type === "array") return { ...common, ...entry, ...listOf(shape, path) } as Field;
  if (hasFreeKeys(shape)) return { ...common, ...entry, ...recordOf(shape, path) } as Field;
  if (shape.type === "object") {
    return {
      ...common,
      widget: "object",
      collapsed: "auto",
      fields: fieldsOf(shape, path),
    } as Field;
  }
  if (shape.type === "number" || shape.type === "integer") return { ...common, pattern: numberRule(shape) };
  if (shape.format === "photo") {
    return {
      ...common,
      widget: "image",
      accept: "image/jpeg",
      media_folder: "/photos",
      public_folder: "/photos",
      choose_url: false,
    } as Field;
  }
  if (shape.format === "date")
    return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD" } as Field;
  return { ...common, ...textOf(shape, hint) } as Field;
}

function listOf(shape: JsonSchema, path: readonly string[]) {
  const limits = { min: shape.minItems, max: shape.maxItems, collapsed: "auto" as const };
  const items = shape.items ?? {};
  if (items.type === "object") {
    const fields = fieldsOf(items, path);
    const title = fields.find(({ name }) =>
      ["title", "question", "label", "name", "days", "heading"].includes(name),
    );
    return { widget: "list", ...limits, fields, ...(title && { summary: `{{fields.${title.name}}}` }) };
  }
  return { widget: "list", ...limits, field: fieldOf(items, [...path, "*"], true) };
}

function recordOf(shape: JsonSchema, path: readonly string[]) {
  const inner = shape.additionalProperties as JsonSchema;
  const keySchema: JsonSchema = { type: "string", ...(shape.keys && { format: shape.keys }) };
  const key = fieldOf(keySchema, [...path, keyField], true);
  // What says most of an entry that is folded away.
  const summary = ["alt", "label", "value"].find((name) => inner.properties?.[name]) ?? keyField;
  const fields =
    inner.type === "object" ? fieldsOf(inner, path) : [{ ...fieldOf(inner, [...path, "waarde"], true) }];
  return { widget: "list", collapsed: true, summary: `{{fields.${summary}}}`, fields: [key, ...fields] };
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
