import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** The kind of thing that the text names: one of those in src/data/content-refs.ts. */
    contentRef?: string;
    /** The names in braces that code fills in later. */
    tokens?: readonly string[];
    /** The number of characters up to which a text looks well. */
    advisedLength?: number;
    /** What becomes of a longer one, and what to do. */
    lengthHint?: string;
  }
}

/** The name of something that stands elsewhere, of one of the kinds in src/data/content-refs.ts. */
export const contentRef = (kind: string): z.ZodString => z.string().meta({ contentRef: kind });

/**
 * A text in which code fills in these names later, in the page: each has to stand in it, in braces.
 * Any other name in braces has to be a variable.
 */
export function textWith(...names: string[]): z.ZodString {
  let text = z.string();
  for (const name of names) {
    text = text.includes(`{${name}}`);
  }
  const list = new Intl.ListFormat("en").format(names.map((name) => `{${name}}`));
  return text.describe(`write a text with ${list} in it`).meta({ tokens: names });
}
