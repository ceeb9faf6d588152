import { z } from "zod";
import { fill } from "#facts/format/fill.ts";
import { asFields } from "./content-file.ts";
import { inDutch } from "./dutch.ts";
import { type Issue, within } from "./issues.ts";
import { memoize } from "./memoize.ts";
import {
  type Context,
  characterReferenceIn,
  emptyText,
  lacksNeed,
  type Reading,
  readFigure,
  resolve,
} from "./resolve.ts";

/** A schema without its `optional` and `default` wrappers. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrap(schema.unwrap())
    : schema;
}

/** The schema of a field or list entry; undefined for a field that the schema does not know. */
function below(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const outer = unwrap(schema);
  if (outer instanceof z.ZodObject) {
    return outer.shape[key as string];
  }
  if (outer instanceof z.ZodArray) {
    return outer.element;
  }
  return outer instanceof z.ZodRecord ? outer.valueType : undefined;
}

/** The meta of a schema, with that inside its wrappers, or {}. Zod would gather it each time. */
const metaOf = memoize(
  (schema: z.core.$ZodType | undefined): z.core.GlobalMeta =>
    schema ? { ...z.globalRegistry.get(unwrap(schema)), ...z.globalRegistry.get(schema) } : {},
);

/** What takes the place of a text that has nothing left, and of a block that cannot do without. */
const gone = Symbol("gone");

/** Says of a text or a list that it is longer than looks good in its place. */
function adviseOnLength(
  { length }: string | unknown[],
  schema: z.core.$ZodType,
  place: string,
  { advice }: Reading,
): void {
  const { advisedLength: limit = Infinity, sizeAdvice = "" } = metaOf(schema);
  if (length > limit) {
    advice?.push({ place, message: fill(sizeAdvice, { size: length, limit }) });
  }
}

function resolveField(
  text: string,
  schema: z.core.$ZodType,
  place: string,
  reading: Reading,
  mayGo: boolean,
): string | number | typeof gone {
  if (unwrap(schema) instanceof z.ZodNumber) {
    return readFigure(text);
  }
  const { tokens, contentRef } = metaOf(schema);
  const { variables = new Map(), checkRef, issues } = reading;
  const said = resolve(text, place, reading, mayGo, tokens);
  if (said === undefined && mayGo) {
    return gone;
  }
  const wrong =
    said === undefined ? emptyText(text, variables) : contentRef && checkRef?.(contentRef, said);
  for (const message of [characterReferenceIn(text), wrong]) {
    if (message) {
      issues.push({ place, message });
    }
  }
  adviseOnLength(said ?? text, schema, place, reading);
  return said ?? text;
}

/** What an owner may take away while a field that can do without still names it. */
const removable = ["photo", "review", "case study"];

/**
 * Fills in the variables in all texts of the data, at any depth, and reads figures that are written
 * as people do. Adds an issue for each unknown name in braces and each broken reference. Leaves out
 * known fields that are empty, and what `needs:` something that the firm does not have. An entry of
 * a list, or an optional block or text, goes when nothing is left of a text it cannot do without.
 */
function resolveData(
  data: unknown,
  schema: z.core.$ZodType | undefined,
  place: string,
  reading: Reading,
  mayGo = false,
): unknown {
  // Validation reports fields that the schema does not know.
  if (schema && typeof data === "string") {
    return resolveField(data, schema, place, reading, mayGo);
  }
  if (!schema || typeof data !== "object" || data === null) {
    return data;
  }
  const { needs, isRemoved, checkRef, advice, issues } = reading;
  if (Array.isArray(data)) {
    const isLeftOut = (entry: unknown) => {
      const { path } = asFields(entry);
      return lacksNeed(entry, needs) || (typeof path === "string" && isRemoved?.(path));
    };
    const entries = data
      .map((entry, at) =>
        isLeftOut(entry)
          ? gone
          : resolveData(entry, below(schema, at), within(place, at), reading, true),
      )
      .filter((entry) => entry !== gone);
    adviseOnLength(entries, schema, place, reading);
    return entries;
  }
  const fields: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    const at = within(place, key);
    const inner = below(schema, key);
    const isOptional = inner instanceof z.ZodOptional;
    const { contentRef = "" } = metaOf(inner);
    const canGo = isOptional && value && removable.includes(contentRef);
    const wrong = canGo && checkRef?.(contentRef, String(value));
    if (key === "needs" && needs) {
      const wrongNeeds = [value].flat().map((name) => checkRef?.("need", String(name)));
      issues.push(...wrongNeeds.flatMap((message) => (message ? [{ place: at, message }] : [])));
    } else if (wrong) {
      advice?.push({ place: at, message: `${wrong} Tot dan blijft dit weg.` });
    } else if ((value !== null || !inner) && !lacksNeed(value, needs)) {
      const filled = resolveData(value, inner, at, reading, mayGo || isOptional);
      if (filled === gone && !isOptional) {
        return gone;
      }
      if (filled !== gone) {
        fields[key] = filled;
      }
    }
  }
  return fields;
}

/** Fills in the names in braces and validates the data. Returns the data or all its mistakes. */
export function validate<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  written: unknown,
  context: Context = {},
): { data?: z.output<Schema>; issues: Issue[] } {
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
  return issues.length === 0 ? { data: result.data as z.output<Schema>, issues } : { issues };
}
