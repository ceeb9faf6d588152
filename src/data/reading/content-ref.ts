import { z } from "zod";

/** The sentence about a text or a list that is longer than looks good, with its length. */
export type SizeAdvice = (size: number, limit: number) => string;

declare module "zod" {
  interface GlobalMeta {
    /** The kind of thing that this text refers to, one of those in src/data/content-refs.ts. */
    contentRef?: string;
    /** The names in braces that code fills in when it shows the text. */
    tokens?: readonly string[];
    /** The number of characters or entries up to which a text or a list looks good. */
    advisedLength?: number;
    /** The advice about a longer text or list. */
    sizeAdvice?: SizeAdvice;
  }
}

/** A reference to something in another file, of one of the kinds in src/data/content-refs.ts. */
export const contentRef = (kind: string): z.ZodString => z.string().meta({ contentRef: kind });

/**
 * A text in which code fills in these names when it shows it. Each of them is required, in braces;
 * any other name in braces has to be a variable from docs/tokens.md.
 */
export function textWith(...names: string[]): z.ZodString {
  let text = z.string();
  for (const name of names) {
    text = text.includes(`{${name}}`);
  }
  return text.meta({ tokens: names });
}
