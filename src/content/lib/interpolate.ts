import type { z } from "zod";
import { type Issue, within } from "./issues.ts";
import { withoutLinksTo } from "./links.ts";
import { nearest } from "./nearest.ts";
import { below, metaOf } from "./schema-at.ts";

/** What a text may name in braces, and what stands there in the end; undefined where the firm has none. */
export type Variables = ReadonlyMap<string, string | undefined>;

/** What a file is read with, besides its schema. */
export interface Context {
  /** None for a file in which nothing is filled in. */
  variables?: Variables | undefined;
  /** The beginnings of names whose values are not known, because the file that has them is wrong itself. */
  unread?: ReadonlySet<string> | undefined;
  /** Pages that are no longer there: a link to one leaves its words. */
  gone?: ReadonlySet<string> | undefined;
  /** Why a name of this kind cannot be given, or undefined when it can. */
  refuse?: ((kind: string, name: string) => string | undefined) | undefined;
}

interface Interpolated<Data> {
  data: Data;
  issues: Issue[];
  /** Places whose text is not what it would be if everything were right. */
  unsettled: Set<string>;
}

const braced = /\{([^{}]*)\}/g;

/** What is wrong with a name in braces. */
function nameMessage(name: string, variables: Variables, later: readonly string[]): string {
  if (variables.has(name)) {
    return `{${name}} is empty in content/business.yaml — fill it in there or take it out here`;
  }
  const meant = nearest(name, [...variables.keys(), ...later]);
  return `{${name}} does not exist — ${meant ? `write {${meant}}, or another name` : "write a name"} from docs/tokens.md`;
}

const isPerson = (name: string) => name.startsWith("person.");
const startsSentence = (text: string, at: number) => /(^|[.!?]["']?\s+)$/.test(text.slice(0, at));
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A text with its variables filled in; `later` are the names that code fills in when the page is there. */
export function interpolateText(
  text: string,
  place: string,
  { variables, unread = new Set(), gone = new Set() }: Context,
  later: readonly string[] = [],
): Interpolated<string> {
  const issues: Issue[] = [];
  const unsettled = new Set<string>();
  if (!variables) return { data: text, issues, unsettled };
  const linked = withoutLinksTo(gone, text);
  const data = linked.replace(braced, (whole, name: string, at: number) => {
    const value = variables.get(name);
    if (value !== undefined) return startsSentence(linked, at) && isPerson(name) ? capitalised(value) : value;
    if (later.includes(name)) return whole;
    unsettled.add(place);
    if (!unread.has(name.split(".")[0] ?? ""))
      issues.push({ place, message: nameMessage(name, variables, later) });
    return whole;
  });
  return { data, issues, unsettled };
}

/** A text that names something the firm does not have, or a block of fields with such a text. */
function isAboutNothing(variables: Variables, value: unknown): boolean {
  const names = (text: unknown) =>
    typeof text === "string" &&
    [...text.matchAll(braced)].some(
      ([, name = ""]) => variables.has(name) && variables.get(name) === undefined,
    );
  if (Array.isArray(value) || typeof value !== "object" || value === null) return names(value);
  return Object.values(value).some(names);
}

function interpolateField(
  text: string,
  schema: z.core.$ZodType,
  place: string,
  context: Context,
): Interpolated<string> {
  const { tokens = [], reference } = metaOf(schema);
  const filled = interpolateText(text, place, context, tokens);
  const message = reference && context.refuse?.(reference, filled.data);
  if (message) {
    filled.issues.push({ place, message });
    filled.unsettled.add(place);
  }
  return filled;
}

/**
 * The same data with the variables filled in, in every text at any depth. A name in braces that is neither a variable
 * nor declared by the field's schema is an issue, and so is a reference to what does not exist. What is said about
 * something the firm does not have, such as a partner, is left out: the entry of a list, or the block of fields, that
 * names it.
 */
export function interpolate(
  data: unknown,
  schema: z.core.$ZodType | undefined,
  place: string,
  context: Context,
): Interpolated<unknown> {
  // A field that the schema does not know is an issue of its own.
  if (!schema || data === null) return { data, issues: [], unsettled: new Set() };
  if (typeof data === "string") return interpolateField(data, schema, place, context);
  if (typeof data !== "object") return { data, issues: [], unsettled: new Set() };
  const { variables = new Map() } = context;
  const issues: Issue[] = [];
  const unsettled = new Set<string>();
  const inner = (key: string | number, value: unknown) => {
    const filled = interpolate(value, below(schema, key), within(place, key), context);
    issues.push(...filled.issues);
    for (const each of filled.unsettled) unsettled.add(each);
    return filled.data;
  };
  if (Array.isArray(data)) {
    const entries = data.flatMap((entry, i) => (isAboutNothing(variables, entry) ? [] : [inner(i, entry)]));
    return { data: entries, issues, unsettled };
  }
  const kept = Object.entries(data).filter(
    ([, value]) => typeof value === "string" || !isAboutNothing(variables, value),
  );
  const fields = Object.fromEntries(kept.map(([key, value]) => [key, inner(key, value)]));
  return { data: fields, issues, unsettled };
}
