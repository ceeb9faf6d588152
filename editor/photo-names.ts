import { hasFreeKeys, type JsonSchema, plain } from "./json-schema.ts";
import { isRecord } from "./same.ts";

/** The photographs that a value names, by the places where its schema says that a name is one. */
export function photosIn(schema: JsonSchema, value: unknown): string[] {
  const shape = plain(schema);
  if (typeof value === "string") return shape.format === "photo" ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => photosIn(shape.items ?? {}, entry));
  if (!isRecord(value)) return [];
  const free = hasFreeKeys(shape) ? (shape.additionalProperties as JsonSchema) : undefined;
  return Object.entries(value).flatMap(([key, entry]) => [
    ...(shape.keys === "photo" ? [key] : []),
    ...photosIn(shape.properties?.[key] ?? free ?? {}, entry),
  ]);
}

/** The photographs between the paragraphs of a Markdown text. */
export function photosInText(markdown: string): string[] {
  return [...markdown.matchAll(/!\[[^\]]*\]\(\/photos\/([\w.-]+?)(?:\.jpg)?(?=[ )])/g)].map(
    ([, name = ""]) => name,
  );
}
