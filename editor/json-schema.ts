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
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  /** Names that code fills in later, in braces. */
  tokens?: string[];
  /** Names in another file, of which this is one. */
  choices?: string[];
  /** What the free keys are the names of. */
  keys?: "photo";
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** The one shape that covers all of a union's objects: a field is required when every one of them requires it. */
export function mergedUnion(options: readonly JsonSchema[]): JsonSchema {
  const properties = Object.assign({}, ...options.map((option) => option.properties ?? {})) as Record<
    string,
    JsonSchema
  >;
  const required = Object.keys(properties).filter((name) =>
    options.every((option) => option.required?.includes(name)),
  );
  return { type: "object", properties, required, additionalProperties: false };
}

/** The schema with its unions of objects merged and its record of known keys written out as an object. */
export function plain(schema: JsonSchema): JsonSchema {
  if (schema.anyOf?.every((option) => option.type === "object")) return mergedUnion(schema.anyOf);
  const known = schema.propertyNames?.enum;
  if (known && typeof schema.additionalProperties === "object") {
    const value = schema.additionalProperties;
    const properties = Object.fromEntries(known.map((name) => [String(name), value]));
    return { type: "object", properties, required: schema.required ?? [], additionalProperties: false };
  }
  return schema;
}

/** Whether an object's keys are the owner's own, such as the names of photographs or prices. */
export function hasFreeKeys(schema: JsonSchema): boolean {
  return (
    schema.type === "object" && typeof schema.additionalProperties === "object" && !schema.propertyNames?.enum
  );
}

/** The text field that holds the key, where free keys become a list in the form. */
export const keyField = "naam";
