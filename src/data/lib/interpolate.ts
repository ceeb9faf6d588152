import type { z } from "zod";
import { type Issue, within } from "./issues.ts";
import { withoutLinksTo } from "./links.ts";
import { nearest } from "./nearest.ts";
import { below, metaOf } from "./schema-at.ts";

/**
 * What a text may name in braces, and what stands there in the end; undefined where the firm has
 * none.
 */
export type Variables = ReadonlyMap<string, string | undefined>;

/** What a file is read with, besides its schema. */
export interface Context {
  /** None for a file in which nothing is filled in. */
  variables?: Variables | undefined;
  /**
   * The beginnings of names whose values are not known, because the file that has them is wrong
   * itself.
   */
  unread?: ReadonlySet<string> | undefined;
  /** Pages that are no longer there: a link to one leaves its words. */
  gone?: ReadonlySet<string> | undefined;
  /** Why a name of this kind cannot be given, or undefined when it can. */
  checkRef?: ((kind: string, name: string) => string | undefined) | undefined;
}

export interface Found {
  issues: Issue[];
  /** Places whose text is not what it would be if everything were right. */
  unsettled: Set<string>;
}

const braced = /\{([^{}]*)\}/g;

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

/**
 * A text with its variables filled in; `later` are the names that code fills in when the page is
 * there.
 */
export function interpolateText(
  text: string,
  place: string,
  { variables, unread, gone }: Context,
  { issues, unsettled }: Found,
  later: readonly string[] = [],
): string {
  if (!variables) {
    return text;
  }
  const linked = gone ? withoutLinksTo(gone, text) : text;
  return linked.replace(braced, (whole, name: string, at: number) => {
    const value = variables.get(name);
    if (value !== undefined) {
      return startsSentence(linked, at) && isPerson(name) ? capitalised(value) : value;
    }
    if (later.includes(name)) {
      return whole;
    }
    unsettled.add(place);
    if (!unread?.has(name.split(".")[0] ?? "")) {
      issues.push({ place, message: nameMessage(name, variables, later) });
    }
    return whole;
  });
}

/** A text that names something the firm does not have, or a block of fields with such a text. */
function isAboutNothing(variables: Variables, value: unknown): boolean {
  const isEmpty = (name = "") => variables.has(name) && variables.get(name) === undefined;
  const isBlock = typeof value === "object" && value !== null && !Array.isArray(value);
  return (isBlock ? Object.values(value) : [value]).some(
    (text) =>
      typeof text === "string" && [...text.matchAll(braced)].some(([, name]) => isEmpty(name)),
  );
}

/**
 * The same data with the variables filled in, in every text at any depth. A name in braces that is
 * neither a variable nor declared by the field's schema is an issue, and so is a reference to what
 * does not exist. A field that is empty is left out, and so is what is said about something the
 * firm does not have, such as a partner: the entry of a list, or the block of fields, that names
 * it.
 */
export function interpolate(
  data: unknown,
  schema: z.core.$ZodType | undefined,
  place: string,
  context: Context,
  found: Found,
): unknown {
  // A field that the schema does not know is an issue of its own.
  if (!schema || data === null) {
    return data;
  }
  if (typeof data === "string") {
    const { tokens, contentRef } = metaOf(schema);
    const text = interpolateText(data, place, context, found, tokens);
    const message = contentRef && context.checkRef?.(contentRef, text);
    if (message) {
      found.issues.push({ place, message });
      found.unsettled.add(place);
    }
    return text;
  }
  if (typeof data !== "object") {
    return data;
  }
  const { variables = new Map() } = context;
  const inner = (key: string | number, value: unknown) =>
    interpolate(value, below(schema, key), within(place, key), context, found);
  if (Array.isArray(data)) {
    return data.flatMap((entry, i) => (isAboutNothing(variables, entry) ? [] : [inner(i, entry)]));
  }
  const kept = Object.entries(data).filter(
    ([, value]) =>
      value !== null && (typeof value === "string" || !isAboutNothing(variables, value)),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, inner(key, value)]));
}
