import { z } from "zod";
import { inDutch, unknownField } from "./dutch.ts";
import { type Issue, lineOf, within } from "./issues.ts";
import { type Context, type Found, resolveData } from "./resolve.ts";
import { schemaAt } from "./schema-at.ts";

const isAbove = (path: readonly PropertyKey[], other: z.core.$ZodIssue) =>
  (path.length < other.path.length || (path.length === 0 && other.code === "unrecognized_keys")) &&
  path.every((key, i) => other.path[i] === key);

/** Leaves out mistakes in rules about several fields while one of those fields has a mistake. */
const withoutFollowing = (issues: readonly z.core.$ZodIssue[]) =>
  issues.filter(
    ({ code, path }) =>
      code !== "custom" || !issues.some((other) => other.code !== "custom" && isAbove(path, other)),
  );

/** The message of an issue; of an issue about unknown fields, one for each of them. */
const messagesOf = (schema: z.ZodType, data: unknown, issue: z.core.$ZodIssue) =>
  issue.code === "unrecognized_keys"
    ? issue.keys.map((name) => unknownField(name, schemaAt(schema, issue.path, data)))
    : [issue.message];

type Validated<Output> = { data: Output; issues: [] } | { data?: undefined; issues: Issue[] };

/** Fills in the names in braces and validates the data. Returns the data or all its mistakes. */
export function validate<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  written: unknown,
  context: Context = {},
): Validated<z.output<Schema>> {
  const found: Found = { issues: [], unresolved: new Set() };
  const data = resolveData(written, schema, file, context, found);
  const result = z.safeParse(schema, data, { error: inDutch });
  // The text at an unresolved place may only be wrong because of its unknown name.
  const others = withoutFollowing(result.error?.issues ?? []).flatMap((issue): Issue[] => {
    const place = issue.path.reduce<string>(within, file);
    if (found.unresolved.has(place)) {
      return [];
    }
    return messagesOf(schema, data, issue).map((message) => ({ place, message }));
  });
  const issues = [...found.issues, ...others];
  return issues.length === 0 ? { data: result.data as z.output<Schema>, issues: [] } : { issues };
}

/** Validates data without names in braces; throws an error with all mistakes. */
export function valid<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  written: unknown,
): z.output<Schema> {
  const { data, issues } = validate(file, schema, written);
  if (issues.length > 0) {
    throw new Error(issues.map(lineOf).join("\n"));
  }
  return data as z.output<Schema>;
}
