import { z } from "zod";
import { inDutch } from "./dutch.ts";
import { type Issue, within } from "./issues.ts";
import { type Context, type Reading, resolveData } from "./resolve.ts";

type Validated<Output> = { data: Output; issues: [] } | { data?: undefined; issues: Issue[] };

/** Fills in the names in braces and validates the data. Returns the data or all its mistakes. */
export function validate<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  written: unknown,
  context: Context = {},
): Validated<z.output<Schema>> {
  const reading: Reading = { ...context, issues: [] };
  const data = resolveData(written, schema, file, reading);
  const result = z.safeParse(schema, data, { error: inDutch });
  const found = new Set(reading.issues.map(({ place }) => place));
  /** Whether a text names a fact that is not known, because the file of the facts has a mistake. */
  const isOpen = (path: readonly PropertyKey[]) =>
    !context.variables && String(path.reduce((at, key) => Object(at)[key], data)).includes("{");
  // A text with a mistake, such as an unknown name, may only be wrong because of that.
  const others = (result.error?.issues ?? [])
    .filter(({ path }) => !isOpen(path))
    .map(({ path, message }) => ({ place: path.reduce<string>(within, file), message }))
    .filter(({ place }) => !found.has(place));
  const issues = [...reading.issues, ...others];
  return issues.length === 0 ? { data: result.data as z.output<Schema>, issues: [] } : { issues };
}
