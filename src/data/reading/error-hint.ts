import { z } from "zod";
import { metaOf, unwrap } from "./schema-at.ts";

/** Explains what to write in a field: its description, or a sentence based on its type. */
export function errorHint(schema: z.core.$ZodType | undefined): string {
  if (!schema) {
    return "write what belongs here";
  }
  const { description } = metaOf(schema);
  if (description) {
    return description;
  }
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) {
    return "write a list, each entry on a line of its own that starts with a dash";
  }
  if (inner instanceof z.ZodObject || inner instanceof z.ZodRecord) {
    const fields = fieldNames(inner);
    return fields.length > 0
      ? `write the fields ${fields.join(", ")} below it`
      : "write its fields below it";
  }
  if (inner instanceof z.ZodEnum) {
    return `write one of: ${inner.options.join(", ")}`;
  }
  if (inner instanceof z.ZodLiteral) {
    return `write ${[...inner.values].join(" or ")}`;
  }
  if (inner instanceof z.ZodNumber) {
    return "write a number";
  }
  if (inner instanceof z.ZodBoolean) {
    return "write true or false";
  }
  return "write at least one word";
}

/** The names that a schema has for its fields; empty when it accepts any. */
export function fieldNames(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) {
    return Object.keys(schema.shape);
  }
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) {
    return schema.keyType.options.map(String);
  }
  return [];
}
