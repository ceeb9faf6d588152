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

/** The schema at a path; undefined when the schema does not know the path. */
export function schemaAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  let found: z.core.$ZodType | undefined = schema;
  for (const key of path) {
    found = found && below(found, key);
  }
  return found;
}

/**
 * The variant of a schema that the data name, or a schema that only requires such a name. A schema
 * without variants is returned as it is.
 */
export function variantOf(schema: z.ZodType, data: unknown): z.ZodType {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) {
    return schema;
  }
  const { discriminator } = schema.def;
  const nameOf = (option: z.core.$ZodType) =>
    String((below(option, discriminator) as z.ZodLiteral).value);
  const named = new Map(schema.options.map((option) => [nameOf(option), option as z.ZodType]));
  const name = String((data as Record<string, unknown> | undefined)?.[discriminator]);
  return named.get(name) ?? z.looseObject({ [discriminator]: z.enum([...named.keys()]) });
}

/** The meta of a schema, including that inside its wrappers; empty without a schema. */
export function metaOf(schema: z.core.$ZodType | undefined): z.core.GlobalMeta {
  if (!schema) {
    return {};
  }
  return { ...z.globalRegistry.get(unwrap(schema)), ...z.globalRegistry.get(schema) };
}
