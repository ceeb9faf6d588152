import { hasFreeKeys, type JsonSchema, keyField, plain } from "./json-schema.ts";
import type { Mistake } from "./mistakes.ts";
import { isRecord } from "./same.ts";

/** Names and addresses that stand twice in a list of the form, where each has to be one of a kind. */
export function repeatedNames(schema: JsonSchema, value: unknown, path: Mistake["path"] = []): Mistake[] {
  const shape = plain(schema);
  if (Array.isArray(value)) {
    const own = hasFreeKeys(shape) ? keyField : "slug";
    const inner = hasFreeKeys(shape) ? (shape.additionalProperties as JsonSchema) : (shape.items ?? {});
    const names = value.map((entry) => (isRecord(entry) ? entry[own] : undefined));
    return value.flatMap((entry, i) => {
      const name = names[i];
      const again = name !== undefined && names.indexOf(name) < i;
      const twice = {
        path: [...path, i, own],
        sentence: `‘${String(name)}’ staat er twee keer. Kies een andere.`,
      };
      return [...(again ? [twice] : []), ...repeatedNames(inner, entry, [...path, i])];
    });
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    repeatedNames(shape.properties?.[key] ?? {}, entry, [...path, key]),
  );
}
