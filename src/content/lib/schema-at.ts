import { z } from "zod";

/** The schema itself, without what only says that it may be left out. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema;
}

/** The schema of one field or entry below another; undefined for a field that it does not know. */
export function below(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const outer = unwrap(schema);
  if (outer instanceof z.ZodObject) return outer.shape[key as string];
  if (outer instanceof z.ZodArray) return outer.element;
  if (outer instanceof z.ZodRecord) return outer.valueType;
  if (!(outer instanceof z.ZodUnion)) return undefined;
  const found = outer.options.flatMap((option) => below(option as z.core.$ZodType, key) ?? []);
  return found.length > 1 ? z.union(found) : found[0];
}

/** The schema at a path of fields and list entries; undefined when the path leaves it. */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((at, key) => at && below(at, key), schema);
}
