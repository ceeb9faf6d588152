import type { z } from "zod";

/** What the content schemas turn into, which have no other schema than these below their own. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  /** Names that code fills in later, in braces. */
  tokens?: string[];
  /** Names in another file, of which this is one. */
  choices?: string[];
}

/** Whether an object's keys are the owner's own, such as the names of photographs or prices. */
export function hasFreeKeys(schema: JsonSchema): boolean {
  return schema.type === "object" && typeof schema.additionalProperties === "object";
}

/** The text field that holds the key, where free keys become a list in the form. */
export const keyField = "naam";
