import { z } from "zod";

/**
 * A text in which code fills in these names later, in the page: each has to stand in it, in braces. Any other name
 * in braces has to be a fact.
 */
export function textWith(...names: string[]): z.ZodString {
  const braced = names.map((name) => `{${name}}`);
  return braced
    .reduce((text, token) => text.includes(token), z.string())
    .describe(`write a text with ${new Intl.ListFormat("en").format(braced)} in it`)
    .meta({ tokens: names });
}

/** The names that code fills in at a schema, as textWith declares them. */
export function tokensOf(schema: z.core.$ZodType | undefined): readonly string[] {
  if (!schema) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return tokensOf(schema.unwrap());
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => tokensOf(option as z.core.$ZodType));
  }
  return (z.globalRegistry.get(schema)?.["tokens"] as readonly string[] | undefined) ?? [];
}
