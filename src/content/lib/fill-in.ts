import type { z } from "zod";
import { nearest } from "./nearest.ts";
import { below } from "./schema-at.ts";
import { tokensOf } from "./tokens.ts";

/** What a text may name in braces, and what stands there in the end; undefined where the firm has none. */
export type Facts = ReadonlyMap<string, string | undefined>;

interface Filled<Data> {
  data: Data;
  mistakes: string[];
}

const token = /\{([^{}]*)\}/g;

/** What is wrong with a name in braces. */
function mistake(name: string, facts: Facts, later: readonly string[]): string {
  if (facts.has(name)) {
    return `{${name}} is empty in content/business.yaml — fill it in there or take it out here`;
  }
  const meant = nearest(name, [...facts.keys(), ...later]);
  return `{${name}} does not exist — ${meant ? `write {${meant}}, or another name` : "write a name"} from docs/tokens.md`;
}

const isPerson = (name: string) => name.startsWith("person.");
const startsSentence = (text: string, at: number) => /(^|[.!?]["']?\s+)$/.test(text.slice(0, at));
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A text with its facts filled in; `later` are the names that code fills in when the page is there. */
export function fillInText(
  text: string,
  place: string,
  facts: Facts,
  later: readonly string[] = [],
): Filled<string> {
  const mistakes: string[] = [];
  const data = text.replace(token, (braced, name: string, at: number) => {
    const value = facts.get(name);
    if (value !== undefined) return startsSentence(text, at) && isPerson(name) ? capitalised(value) : value;
    if (!later.includes(name)) mistakes.push(`${place}: ${mistake(name, facts, later)}`);
    return braced;
  });
  return { data, mistakes };
}

/** A text that names something the firm does not have, or a block of fields with such a text. */
function isAboutNothing(facts: Facts, value: unknown): boolean {
  const names = (text: unknown) =>
    typeof text === "string" &&
    [...text.matchAll(token)].some(([, name = ""]) => facts.has(name) && facts.get(name) === undefined);
  if (Array.isArray(value) || typeof value !== "object" || value === null) return names(value);
  return Object.values(value).some(names);
}

/**
 * The same data with the facts filled in, in every text at any depth. A name in braces that is neither a fact nor
 * declared by the field's schema is a mistake. What is said about something the firm does not have, such as a
 * partner, is left out: the entry of a list, or the block of fields, that names it.
 */
export function fillIn(
  data: unknown,
  schema: z.core.$ZodType | undefined,
  place: string,
  facts: Facts,
): Filled<unknown> {
  if (typeof data === "string") {
    const filled = fillInText(data, place, facts, tokensOf(schema));
    // A field that the schema does not know is a mistake of its own, or read by another schema.
    return schema ? filled : { ...filled, mistakes: [] };
  }
  if (data === null || typeof data !== "object") return { data, mistakes: [] };
  const mistakes: string[] = [];
  const inner = (key: string | number, value: unknown) => {
    const at = `${place} › ${typeof key === "number" ? key + 1 : key}`;
    const filled = fillIn(value, schema && below(schema, key), at, facts);
    mistakes.push(...filled.mistakes);
    return filled.data;
  };
  if (Array.isArray(data)) {
    const entries = data.flatMap((entry, index) =>
      isAboutNothing(facts, entry) ? [] : [inner(index, entry)],
    );
    return { data: entries, mistakes };
  }
  const kept = Object.entries(data).filter(
    ([, value]) => typeof value === "string" || !isAboutNothing(facts, value),
  );
  const fields = Object.fromEntries(kept.map(([key, value]) => [key, inner(key, value)]));
  return { data: fields, mistakes };
}
