import { z } from "zod";
import { errorHint, unknownFieldHint } from "./error-hint.ts";
import { errorMessage } from "./error-message.ts";
import { type Context, type Found, interpolate } from "./interpolate.ts";
import { type Issue, lineOf, within } from "./issues.ts";
import { schemaAt, variantOf } from "./schema-at.ts";

/**
 * What Zod calls an error, in the words of this project; each unknown field has a line of its own.
 */
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

/** A rule over a whole of which a part is wrong by itself comes after that part. */
const inOrder = (issues: readonly z.core.$ZodIssue[]) =>
  issues.filter(
    ({ code, path }) =>
      code !== "custom" || !issues.some((other) => other.code !== "custom" && isAbove(path, other)),
  );

type Validated<Output> = { data: Output; issues: [] } | { data?: undefined; issues: Issue[] };

/**
 * The data as the schema has it, what stands in braces filled in; or everything that is wrong with
 * it.
 */
export function validate<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  written: unknown,
  context: Context = {},
): Validated<z.output<Schema>> {
  const variant = variantOf(schema, written);
  const found: Found = { issues: [], unsettled: new Set() };
  const data = interpolate(written, variant, file, context, found);
  const result = z.safeParse(variant, data, {
    reportInput: true,
    error: (issue) => (issue.code === "custom" ? undefined : messageOf(variant, issue)),
  });
  // A text that names what does not exist may be wrong for that reason alone.
  const others = inOrder(result.error?.issues ?? []).flatMap(({ path, message }) => {
    const place = path.reduce<string>(within, file);
    return found.unsettled.has(place)
      ? []
      : message.split("\n").map((line) => ({ place, message: line }));
  });
  const issues = [...found.issues, ...others];
  return issues.length === 0 ? { data: result.data as z.output<Schema>, issues: [] } : { issues };
}

/** The data as the schema has it; throws all that is wrong. */
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
