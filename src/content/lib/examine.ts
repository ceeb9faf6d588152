import { z } from "zod";
import { correction, correctionOfName } from "./correction.ts";
import { problem } from "./problem.ts";
import { schemaAt } from "./schema-at.ts";
import { type Finding, findings } from "./findings.ts";

/** The place of a finding: file › field, list entries counted from 1, as people do. */
function placeOf(file: string, path: readonly PropertyKey[]): string {
  return [file, ...path.map((key) => (typeof key === "number" ? `${key + 1}` : String(key)))].join(" › ");
}

function sentences(file: string, schema: z.core.$ZodType, { path, issue }: Finding): string[] {
  const place = placeOf(file, path);
  const at = schemaAt(schema, path);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => `${place}: unknown field "${key}" — ${correctionOfName(at, key)}`);
  }
  if (issue.code === "custom") return [`${place}: ${issue.message}`];
  return [`${place}: ${problem(issue)} — ${correction(at)}`];
}

/** A field that is left empty is a field that is left out. */
export function withoutEmptyFields(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutEmptyFields);
  if (data === null || typeof data !== "object") return data;
  const filled = Object.entries(data).filter(([, value]) => value !== null);
  return Object.fromEntries(filled.map(([key, value]) => [key, withoutEmptyFields(value)]));
}

type Examined<Output> = { data: Output; mistakes?: undefined } | { mistakes: string[] };

/** The data as the schema has it, or a sentence for each mistake: which file, which field, and what to write. */
export function examine<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: unknown,
): Examined<z.output<Schema>> {
  const filled = withoutEmptyFields(data);
  const result = z.safeParse(schema, filled);
  if (result.success) return { data: result.data };
  return { mistakes: findings(schema, filled).flatMap((finding) => sentences(file, schema, finding)) };
}
