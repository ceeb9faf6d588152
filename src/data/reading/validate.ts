import { z } from "zod";
import { inDutch, unknownField } from "./dutch.ts";
import { type Issue, within } from "./issues.ts";
import { type Context, type Reading, resolveData } from "./resolve.ts";
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
  const reading: Reading = { ...context, issues: [] };
  const data = resolveData(written, schema, file, reading);
  const result = z.safeParse(schema, data, { error: inDutch });
  const found = new Set(reading.issues.map(({ place }) => place));
  /** Whether a text names a fact that is not known, because the file of the facts has a mistake. */
  const isOpen = (path: readonly PropertyKey[]) =>
    !context.variables && String(path.reduce((at, key) => Object(at)[key], data)).includes("{");
  const others = withoutFollowing(result.error?.issues ?? []).flatMap((issue): Issue[] => {
    const place = issue.path.reduce<string>(within, file);
    // A text with a mistake, such as an unknown name, may only be wrong because of that.
    const isFollowing = found.has(place) || isOpen(issue.path);
    const messages = isFollowing ? [] : messagesOf(schema, data, issue);
    return messages.map((message) => ({ place, message }));
  });
  const issues = [...reading.issues, ...others];
  return issues.length === 0 ? { data: result.data as z.output<Schema>, issues: [] } : { issues };
}
