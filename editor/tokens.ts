import type { JsonSchema } from "./json-schema.ts";
import { plain } from "./json-schema.ts";
import type { Mistake } from "./mistakes.ts";
import { isRecord } from "./same.ts";

const token = /\{([\w.-]+)\}/g;

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
      .map((name) => ({ path, sentence: `{${name}} bestaat niet; kijk in de lijst welke namen er zijn.` }));
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
