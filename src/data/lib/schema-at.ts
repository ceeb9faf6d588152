import { z } from "zod";

/** The schema itself, without what only says that it may be left out. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrap(schema.unwrap())
    : schema;
}

/** The schema of one field or entry below another; undefined for a field that it does not know. */
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

/** The schema at a path of fields and list entries; undefined when the path leaves it. */
export function schemaAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((at, key) => at && below(at, key), schema);
}

/**
 * Of a schema with variants, the one that data say they are, or one that asks which; of another,
 * the schema itself.
 */
export function variantOf(schema: z.ZodType, data: unknown): z.ZodType {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) {
    return schema;
  }
  const { discriminator } = schema.def;
  const nameOf = (option: z.core.$ZodType) =>
    String((below(option, discriminator) as z.ZodLiteral).value);
  const named = new Map(schema.options.map((option) => [nameOf(option), option as z.ZodType]));
  const said = (data as Record<string, unknown> | undefined)?.[discriminator];
  return named.get(String(said)) ?? z.looseObject({ [discriminator]: z.enum([...named.keys()]) });
}

export function metaOf(schema: z.core.$ZodType | undefined): z.core.GlobalMeta {
  return schema ? { ...z.globalRegistry.get(unwrap(schema)), ...z.globalRegistry.get(schema) } : {};
}
