import type { z } from "zod";

/** What the content schemas turn into, which have no other schema than these below their own. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  /** Names that code fills in later, in braces. */
  tokens?: string[];
  /** Names in another file, of which this is one. */
  choices?: string[];
  /** What the free keys are the names of. */
  keys?: "photo";
}

/** Whether an object's keys are the owner's own, such as the names of photographs or prices. */
export function hasFreeKeys(schema: JsonSchema): boolean {
  return schema.type === "object" && typeof schema.additionalProperties === "object";
}

/** The schema of those keys. */
export const keySchema = ({ keys }: JsonSchema): JsonSchema => ({
  type: "string",
  ...(keys && { format: keys }),
});

/** The text field that holds the key, where free keys become a list in the form. */
export const keyField = "naam";
