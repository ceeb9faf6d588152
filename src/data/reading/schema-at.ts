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

/** The names of the variants of a union, with their schemas; undefined for another schema. */
export function variantsOf(schema: z.core.$ZodType): Map<string, z.core.$ZodType> | undefined {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) {
    return undefined;
  }
  const { discriminator } = schema.def;
  const nameOf = (option: z.core.$ZodType) =>
    String((below(option, discriminator) as z.ZodLiteral).value);
  return new Map(schema.options.map((option) => [nameOf(option), option]));
}

/** The variant of a union that the data name; any other schema is returned as it is. */
export function variantOf(schema: z.core.$ZodType, data: unknown): z.core.$ZodType {
  const union = unwrap(schema);
  if (!(union instanceof z.ZodDiscriminatedUnion)) {
    return schema;
  }
  const name = String((data as Record<string, unknown> | null)?.[union.def.discriminator]);
  return variantsOf(union)?.get(name) ?? schema;
}

/** The schema at a path in the data; undefined when the schema does not know the path. */
export function schemaAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  data: unknown,
): z.core.$ZodType | undefined {
  const found = variantOf(schema, data);
  const [key, ...rest] = path;
  if (key === undefined) {
    return found;
  }
  const inner = below(found, key);
  return inner && schemaAt(inner, rest, (data as Record<PropertyKey, unknown> | undefined)?.[key]);
}

/** The meta of a schema, including that inside its wrappers; empty without a schema. */
export function metaOf(schema: z.core.$ZodType | undefined): z.core.GlobalMeta {
  if (!schema) {
    return {};
  }
  return { ...z.globalRegistry.get(unwrap(schema)), ...z.globalRegistry.get(schema) };
}
