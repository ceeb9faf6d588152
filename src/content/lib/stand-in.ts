import { z } from "zod";

/**
 * Something harmless of the schema's shape in the place of data that has mistakes, with what is right in it kept.
 * With it, everything that depends on the data can still be read, and its mistakes found in the same pass.
 */
export function standIn(schema: z.core.$ZodType, data: unknown): unknown {
  const result = z.safeParse(schema, data);
  if (result.success) return result.data;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return data === undefined ? undefined : standIn(schema.unwrap(), data);
  }
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, field]) => [key, standIn(field, entriesOf(data)[key])]),
    );
  }
  if (schema instanceof z.ZodRecord) {
    const { keyType } = schema;
    const keys = keyType instanceof z.ZodEnum ? keyType.options : Object.keys(entriesOf(data));
    return Object.fromEntries(keys.map((key) => [key, standIn(schema.valueType, entriesOf(data)[key])]));
  }
  if (schema instanceof z.ZodArray) {
    return Array.isArray(data) ? data.map((entry) => standIn(schema.element, entry)) : [];
  }
  if (schema instanceof z.ZodUnion) return standIn(schema.options[0] as z.core.$ZodType, data);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodISODate) return "2000-01-01";
  if (schema instanceof z.ZodNumber) return 1;
  if (schema instanceof z.ZodBoolean) return false;
  return typeof data === "string" ? data : "";
}

function entriesOf(data: unknown): Record<string, unknown> {
  const isRecord = typeof data === "object" && data !== null && !Array.isArray(data);
  return isRecord ? (data as Record<string, unknown>) : {};
}
