/** What of JSON Schema the content schemas turn into; Zod writes it. */
export interface JsonSchema {
  type?: "string" | "number" | "integer" | "boolean" | "object" | "array";
  format?: string;
  enum?: (string | number)[];
  const?: string | number | boolean;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
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
