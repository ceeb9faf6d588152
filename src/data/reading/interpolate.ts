import { z } from "zod";
import { withPrepositions } from "#data/format/preposition.ts";
import { characterReferenceIn, readFigure } from "./as-written.ts";
import { type Issue, meant, within } from "./issues.ts";
import { withoutLinksTo } from "./links.ts";
import { below, metaOf, unwrap } from "./schema-at.ts";
import { withoutSentences } from "./sentences.ts";

/**
 * The names that texts may use in braces, with their values. A value is undefined when the firm
 * does not have it, such as a partner.
 */
export type Variables = ReadonlyMap<string, string | undefined>;

/** What interpolation and validation need besides the schema of a file. */
export interface Context {
  /** Without variables, names in braces are left as they are. */
  variables?: Variables | undefined;
  /** Prefixes of variables that are unknown because their file has a mistake. */
  unknownPrefixes?: ReadonlySet<string> | undefined;
  /** Whether a page does not exist any more: a link to it is replaced by its text. */
  isRemoved?: ((path: string) => boolean) | undefined;
  /** What blocks may need (`needs:`), and whether the firm has it. */
  needs?: ReadonlyMap<string, boolean> | undefined;
  /** Returns the mistake in a reference, or undefined when there is none. */
  checkRef?: ((kind: string, name: string) => string | undefined) | undefined;
}

export interface Found {
  issues: Issue[];
  /** Places whose final text is unknown because of a mistake. */
  unresolved: Set<string>;
}

const braced = /\{([^{}]*)\}/g;

function wrongName(name: string, variables: Variables, tokens: readonly string[]): string {
  if (isEmpty(variables, name)) {
    const [prefix = ""] = name.split(".");
    return prefix === "promotion"
      ? `{${name}} bestaat alleen zolang er een actie is. Haal het hier weg, of geef de actie bij Prijzen een einddatum die nog komt.`
      : `{${name}} is leeg bij ${prefix === "claim" ? "Beloften en cijfers" : "de bedrijfsgegevens"}. Vul het daar in, of haal het hier weg.`;
  }
  const known = [...variables.keys(), ...tokens].map((one) => `{${one}}`);
  const advice = meant(`{${name}}`, known) || " Schrijf het gegeven zelf, zonder accolades.";
  return `{${name}} bestaat niet.${advice}`;
}

/** The names of people and services, which are written as within a sentence. */
const isName = (name: string) => /^(person|service)\./.test(name);

/** Whether the firm does not have what this names. A service that it never offered has no value. */
const isEmpty = (variables: Variables, name: string) =>
  variables.get(name) === undefined && (variables.has(name) || name.startsWith("service."));

const startsSentence = (text: string, at: number) => /(^|[.!?]["']?\s+)$/.test(text.slice(0, at));
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills in the variables of a text. The code that shows the text fills in the `tokens`. */
export function interpolateText(
  text: string,
  place: string,
  { variables, unknownPrefixes, isRemoved }: Context,
  { issues, unresolved }: Found,
  tokens: readonly string[] = [],
): string {
  if (!variables) {
    return text;
  }
  const there = isRemoved ? withoutLinksTo(isRemoved, text) : text;
  const linked = withPrepositions(there, (name) => variables.get(name));
  return linked.replace(braced, (whole, name: string, at: number) => {
    const value = variables.get(name);
    if (value !== undefined) {
      return startsSentence(linked, at) && isName(name) ? capitalised(value) : value;
    }
    if (tokens.includes(name)) {
      return whole;
    }
    unresolved.add(place);
    const [prefix = ""] = name.split(".");
    if (!unknownPrefixes?.has(prefix)) {
      issues.push({ place, message: wrongName(name, variables, tokens) });
    }
    return whole;
  });
}

/**
 * A text without the sentences that name something the firm does not have; undefined when there are
 * no others.
 */
export const withoutEmpty = (text: string, variables: Variables | undefined) =>
  variables ? withoutSentences(text, (sentence) => namesEmptyVariable(variables, sentence)) : text;

/** Whether a text names something that the firm does not have. */
function namesEmptyVariable(variables: Variables, text: unknown): boolean {
  if (typeof text !== "string") {
    return false;
  }
  const names = Array.from(text.matchAll(braced), ([, name = ""]) => name);
  return names.some((name) => isEmpty(variables, name));
}

/**
 * Whether a text, or a text that a block of fields cannot do without, names something that the firm
 * does not have.
 */
function hasEmptyVariable(
  variables: Variables | undefined,
  value: unknown,
  schema?: z.core.$ZodType,
): boolean {
  if (!variables) {
    return false;
  }
  const isBlock = typeof value === "object" && value !== null && !Array.isArray(value);
  const texts: unknown[] = isBlock
    ? Object.entries(value).flatMap(([key, text]) => (isOptional(schema, key) ? [] : [text]))
    : [value];
  return texts.some((text) => namesEmptyVariable(variables, text));
}

const isOptional = (schema: z.core.$ZodType | undefined, key: string) =>
  schema !== undefined && below(schema, key) instanceof z.ZodOptional;

/** Whether an entry of a list leads to a page that does not exist. */
const leadsNowhere = (entry: unknown, isRemoved: Context["isRemoved"]) =>
  typeof entry === "object" && entry !== null && "path" in entry && isRemoved?.(String(entry.path));

/** Whether a block says what it needs (`needs:`), and the firm has nothing of that. */
export const lacksNeed = (block: unknown, needs: Context["needs"]): boolean =>
  needs !== undefined &&
  typeof block === "object" &&
  block !== null &&
  "needs" in block &&
  [block.needs].flat().every((name) => needs.get(String(name)) === false);

/** The mistakes in what a block says that it needs. */
function unknownNeeds(names: unknown, place: string, needs: ReadonlyMap<string, boolean>): Issue[] {
  const unknown = [names].flat().map(String);
  const similar = (name: string) => meant(name, [...needs.keys()]);
  const advice = "Schrijf het adres van een dienst, of wat docs/content.md noemt.";
  const message = (name: string) => `‘needs: ${name}’ bestaat niet.${similar(name)} ${advice}`;
  return unknown.flatMap((name) => (needs.has(name) ? [] : [{ place, message: message(name) }]));
}

/**
 * Fills in the variables in all texts of the data, at any depth, and reads figures that are written
 * as people do. Adds an issue to `found` for each
 * unknown name in braces and each broken reference. Leaves out empty fields, and also list entries,
 * optional blocks of fields and optional texts that name something the firm does not have, such as
 * a partner, and in other texts the sentences that do.
 */
export function interpolate(
  data: unknown,
  schema: z.core.$ZodType | undefined,
  place: string,
  context: Context,
  found: Found,
): unknown {
  // Validation reports fields that the schema does not know.
  if (!schema || data === null) {
    return data;
  }
  if (typeof data === "string" && unwrap(schema) instanceof z.ZodNumber) {
    return readFigure(data);
  }
  if (typeof data === "string") {
    const { tokens, contentRef } = metaOf(schema);
    const reference = characterReferenceIn(data);
    if (reference) {
      found.issues.push({ place, message: reference });
    }
    const said = withoutEmpty(data, context.variables) ?? data;
    const text = interpolateText(said, place, context, found, tokens);
    const message = contentRef ? context.checkRef?.(contentRef, text) : undefined;
    if (message) {
      found.issues.push({ place, message });
      found.unresolved.add(place);
    }
    return text;
  }
  if (typeof data !== "object") {
    return data;
  }
  const { variables } = context;
  const inner = (key: string | number) => below(schema, key);
  const interpolateEntry = (key: string | number, value: unknown) =>
    interpolate(value, inner(key), within(place, key), context, found);
  if (Array.isArray(data)) {
    const entries: unknown[] = [];
    for (const [index, entry] of data.entries()) {
      const isEmpty =
        hasEmptyVariable(variables, entry, inner(index)) || lacksNeed(entry, context.needs);
      if (!isEmpty && !leadsNowhere(entry, context.isRemoved)) {
        entries.push(interpolateEntry(index, entry));
      }
    }
    return entries;
  }
  const fields: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    const isRequired = !Array.isArray(value) && !isOptional(schema, key);
    if (key === "needs" && context.needs) {
      found.issues.push(...unknownNeeds(value, within(place, key), context.needs));
      continue;
    }
    const isLeftOut =
      value === null ||
      lacksNeed(value, context.needs) ||
      (!isRequired && hasEmptyVariable(variables, value, inner(key)));
    if (!isLeftOut) {
      fields[key] = interpolateEntry(key, value);
    }
  }
  return fields;
}
