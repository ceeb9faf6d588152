import { hasFreeKeys, type JsonSchema, keyField } from "./json-schema.ts";
import { isRecord } from "./same.ts";

/** Names that stand twice in a list of the form, of which the file could keep one only. */
export function repeatedNames(shape: JsonSchema, value: unknown): string[] {
  if (Array.isArray(value)) {
    const inner = hasFreeKeys(shape) ? (shape.additionalProperties as JsonSchema) : (shape.items ?? {});
    const names = hasFreeKeys(shape) ? value.filter(isRecord).map(({ [keyField]: name }) => name) : [];
    const twice = names.filter((name, i) => names.indexOf(name) < i);
    return [
      ...twice.map((name) => `‘${String(name)}’ staat er twee keer. Kies een andere.`),
      ...value.flatMap((entry) => repeatedNames(inner, entry)),
    ];
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => repeatedNames(shape.properties?.[key] ?? {}, entry));
}
