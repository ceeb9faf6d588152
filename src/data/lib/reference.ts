import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** What a text names: something that another file, or the name of one, has to say. */
    reference?: string;
    tokens?: readonly string[];
  }
}

/**
 * The name of something that stands elsewhere, of one of the kinds in src/data/references.ts.
 */
export const reference = (kind: string): z.ZodString => z.string().meta({ reference: kind });

/**
 * A text in which code fills in these names later, in the page: each has to stand in it, in braces.
 * Any other name in braces has to be a variable.
 */
export function textWith(...names: string[]): z.ZodString {
  const braced = names.map((name) => `{${name}}`);
  return braced
    .reduce((text, token) => text.includes(token), z.string())
    .describe(`write a text with ${new Intl.ListFormat("en").format(braced)} in it`)
    .meta({ tokens: names });
}
