import { z } from "zod";
import { errorHint, unknownFieldHint } from "./error-hint.ts";
import { errorMessage } from "./error-message.ts";
import { type Context, type Found, interpolate } from "./interpolate.ts";
import { type Issue, lineOf, within } from "./issues.ts";
import { schemaAt, variantOf } from "./schema-at.ts";

/** The message of an error with what to write instead; each unknown field has its own line. */
function messageOf(schema: z.core.$ZodType, issue: z.core.$ZodRawIssue): string {
  if (issue.code === "invalid_key") {
    return `cannot be a name — ${errorHint((issue.inst as z.ZodRecord).keyType)}`;
  }
  const at = schemaAt(schema, issue.path ?? []);
  if (issue.code !== "unrecognized_keys") {
    return `${errorMessage(issue)} — ${errorHint(at)}`;
  }
  return issue.keys
    .map((key) => `unknown field "${key}" — ${unknownFieldHint(at, key)}`)
    .join("\n");
}

const isAbove = (path: readonly PropertyKey[], other: z.core.$ZodIssue) =>
  (path.length < other.path.length || (path.length === 0 && other.code === "unrecognized_keys")) &&
  path.every((key, i) => other.path[i] === key);

/** Leaves out mistakes in rules about several fields while one of those fields has a mistake. */
const withoutFollowing = (issues: readonly z.core.$ZodIssue[]) =>
  issues.filter(
    ({ code, path }) =>
      code !== "custom" || !issues.some((other) => other.code !== "custom" && isAbove(path, other)),
  );

type Validated<Output> = { data: Output; issues: [] } | { data?: undefined; issues: Issue[] };

/** Fills in the names in braces and validates the data. Returns the data or all its mistakes. */
export function validate<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  written: unknown,
  context: Context = {},
): Validated<z.output<Schema>> {
  const variant = variantOf(schema, written);
  const found: Found = { issues: [], unresolved: new Set() };
  const data = interpolate(written, variant, file, context, found);
  const result = z.safeParse(variant, data, {
    reportInput: true,
    error: (issue) => (issue.code === "custom" ? undefined : messageOf(variant, issue)),
  });
  // The text at an unresolved place may only be wrong because of its unknown name.
  const others = withoutFollowing(result.error?.issues ?? []).flatMap(({ path, message }) => {
    const place = path.reduce<string>(within, file);
    if (found.unresolved.has(place)) {
      return [];
    }
    return message.split("\n").map((line) => ({ place, message: line }));
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
