import { z } from "zod";

/** The schema at a path, found by walking objects, arrays and records; undefined when the path leaves them. */
function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  let current: z.core.$ZodType | undefined = schema;
  for (const key of path) {
    current = unwrap(current);
    if (current instanceof z.ZodObject) current = current.shape[key as string];
    else if (current instanceof z.ZodArray) current = current.element;
    else if (current instanceof z.ZodRecord) current = current.valueType;
    else return undefined;
  }
  return current;
}

function unwrap(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrap(schema.unwrap());
  return schema;
}

/** What to write: the field's own description, or one that follows from its type. */
function correction(schema: z.core.$ZodType | undefined): string {
  const described = schema instanceof z.ZodType ? schema.description : undefined;
  if (described) return described;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodType && inner !== schema && inner.description) return inner.description;
  if (inner instanceof z.ZodArray)
    return "write a list, each entry on a line of its own that starts with a dash";
  if (inner instanceof z.ZodObject) return `write the fields ${Object.keys(inner.shape).join(", ")} below it`;
  if (inner instanceof z.ZodNumber) return "write a number";
  if (inner instanceof z.ZodBoolean) return "write true or false";
  if (inner instanceof z.ZodEnum) return `write one of: ${inner.options.join(", ")}`;
  return "write at least one word";
}

/** One finding as a sentence: file › field: what is wrong — what to do. List entries count from 1, as people do. */
function sentence(file: string, schema: z.core.$ZodType, issue: z.core.$ZodIssue): string {
  const place = [
    file,
    ...issue.path.map((key) => (typeof key === "number" ? `${key + 1}` : String(key))),
  ].join(" › ");
  if (issue.code === "unrecognized_keys") {
    return `${place}: unknown field ${issue.keys.map((key) => `"${key}"`).join(", ")} — correct its name or remove it`;
  }
  const absent = issue.code === "invalid_type" && issue.message.includes("received undefined");
  const problem =
    issue.code === "custom" ? issue.message : absent ? "is missing" : `is not right (${issue.message})`;
  return issue.code === "custom"
    ? `${place}: ${problem}`
    : `${place}: ${problem} — ${correction(schemaAt(schema, issue.path))}`;
}

/** A field that is left empty is a field that is left out. */
export function withoutEmptyFields(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutEmptyFields);
  if (data === null || typeof data !== "object") return data;
  const filled = Object.entries(data).filter(([, value]) => value !== null);
  return Object.fromEntries(filled.map(([key, value]) => [key, withoutEmptyFields(value)]));
}

/**
 * The data as the schema has it. Throws an error whose message has a sentence for each mistake:
 * which file, which field, and what to write.
 */
export function explain<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: unknown,
): z.output<Schema> {
  const result = schema.safeParse(withoutEmptyFields(data));
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => sentence(file, schema, issue)).join("\n"));
}
