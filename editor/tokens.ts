import { nearest } from "../src/content/lib/nearest.ts";
import { bodyKey } from "./file-format.ts";
import type { Format } from "./formats.ts";
import type { JsonSchema } from "./json-schema.ts";
import { plain } from "./json-schema.ts";
import type { Mistake } from "./mistakes.ts";
import { isRecord } from "./same.ts";

const token = /\{([\w.-]+)\}/g;

/** A value with what the website writes for the {facts} in its texts; other names stay. */
export function withFacts(value: unknown, facts: Readonly<Record<string, string>>): unknown {
  if (typeof value === "string") return value.replace(token, (braced, name: string) => facts[name] ?? braced);
  if (Array.isArray(value)) return value.map((entry) => withFacts(entry, facts));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withFacts(entry, facts)]));
}

function sentenceOf(name: string, facts: readonly string[]): string {
  const meant = nearest(name, facts);
  return `{${name}} bestaat niet. ${meant ? `Bedoelde u {${meant}}?` : "Schrijf het gegeven zelf, zonder accolades."}`;
}

/** The same for the text below the fields of a Markdown file. */
export function unknownTokensInText({ body }: Format, text: string, facts: readonly string[]): Mistake[] {
  if (!body) return [];
  const written = text.replace(/^---\n[\s\S]*?\n---\n/, "");
  return [...written.matchAll(token)]
    .map(([, name = ""]) => name)
    .filter((name) => !facts.includes(name))
    .map((name) => ({ path: [bodyKey], sentence: sentenceOf(name, facts) }));
}

/** The {names} in a value that are neither a fact nor filled in by the website at that place, each as a Dutch sentence. */
export function unknownTokens(
  schema: JsonSchema,
  value: unknown,
  facts: readonly string[],
  path: Mistake["path"] = [],
): Mistake[] {
  const shape = plain(schema);
  if (typeof value === "string") {
    const own = [
      ...(shape.tokens ?? []),
      ...[...(shape.pattern ?? "").matchAll(/\\\{(\w+)\\\}/g)].map(([, name]) => name),
    ];
    return [...value.matchAll(token)]
      .map(([, name = ""]) => name)
      .filter((name) => !facts.includes(name) && !own.includes(name))
      .map((name) => ({ path, sentence: sentenceOf(name, facts) }));
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry, i) => unknownTokens(shape.items ?? {}, entry, facts, [...path, i]));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const inner =
      shape.properties?.[key] ??
      (typeof shape.additionalProperties === "object" ? shape.additionalProperties : {});
    return unknownTokens(inner, entry, facts, [...path, key]);
  });
}
