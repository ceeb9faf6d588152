import { createRequire } from "node:module";
import type { BuiltPage } from "./built-pages.ts";

// Without types of its own.
const { hyphenateSync } = createRequire(import.meta.url)("hyphen/nl");

const softHyphen = "\u00ad";
const noBreakSpace = "\u00a0";

/**
 * Letters from which a word may not fit on a small screen, by what it stands in: large type, a
 * narrow column, text.
 */
const longWords = { h1: 10, h2: 14, h3: 12, p: 22, "*": 14 };
/** Letters that stay together on either side of a hyphen. */
const together = 4;

/** A long word with the places at which it may be broken, by the patterns of Dutch. */
export function withSoftHyphens(word: string): string {
  const syllables: string[] = hyphenateSync(word, {
    hyphenChar: softHyphen,
    minWordLength: 0,
  }).split(softHyphen);
  let done = "";
  let left = word.length;
  for (const syllable of syllables) {
    const since = done.length - done.lastIndexOf(softHyphen) - 1;
    if (since >= together && left >= together) {
      done += softHyphen;
    }
    done += syllable;
    left -= syllable.length;
  }
  return done;
}

/** A text in which a number keeps its unit on its line. */
export const withBoundUnits = (text: string) =>
  text.replace(
    /(\d%?) (?=(?:m²|m2|cm|mm|meter|uur|dagen|werkdagen|weken|maanden|jaar|graden|graad|euro)\b|m²)/g,
    `$1${noBreakSpace}`,
  );

/**
 * Sets the text of a page as a typesetter would: long words can be broken where Dutch breaks them,
 * and in running text a number stays with its unit. Words that an island shows are its own.
 */
export function typography({ document }: Pick<BuiltPage, "document">): void {
  const walker = document.createTreeWalker(document.body, 4 /* text */);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts) {
    const element = text.parentElement;
    if (
      !element?.closest("main") ||
      element.closest("astro-island, script, style, template, button")
    ) {
      continue;
    }
    const least =
      Object.entries(longWords).find(([selector]) => element.closest(selector))?.[1] ?? 0;
    const value = text.data.replace(/\p{L}+/gu, (word) =>
      word.length < least ? word : withSoftHyphens(word),
    );
    // A few words have no line's end.
    text.data = value.length < 40 ? value : withBoundUnits(value);
  }
}
