import { z } from "zod";

/** A schema without its `optional` and `default` wrappers. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrap(schema.unwrap())
    : schema;
}

/** The schema of a field or list entry; undefined for a field that the schema does not know. */
export function below(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const outer = unwrap(schema);
  if (outer instanceof z.ZodObject) {
    return outer.shape[key as string];
  }
  if (outer instanceof z.ZodArray) {
    return outer.element;
  }
  return outer instanceof z.ZodRecord ? outer.valueType : undefined;
}

/** The meta of a schema, including that inside its wrappers; empty without a schema. */
export function metaOf(schema: z.core.$ZodType | undefined): z.core.GlobalMeta {
  return schema ? { ...z.globalRegistry.get(unwrap(schema)), ...z.globalRegistry.get(schema) } : {};
}
