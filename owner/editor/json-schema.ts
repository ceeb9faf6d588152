import type { z } from "zod";

/** JSON Schema as the content schemas produce it, with only these keywords. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  /** Names in braces that code fills in later. */
  tokens?: string[];
  /** What this text can name in other files, with the words for it. */
  choices?: { value: string; label: string }[];
  /** The kind of entry in another file that this text names. */
  refersTo?: string;
}

/** Whether the owner chooses the object's keys, such as names of photographs or prices. */
export function hasFreeKeys(schema: JsonSchema): boolean {
  return schema.type === "object" && typeof schema.additionalProperties === "object";
}

/** The form field that contains the key, because free keys become a list in the form. */
export const keyField = "naam";
