import { createRequire } from "node:module";
import type { BuiltPage } from "./built-pages.ts";

// The package has no types.
const { hyphenateSync } = createRequire(import.meta.url)("hyphen/nl");

const softHyphen = "\u00ad";
const noBreakSpace = "\u00a0";

/** The length from which a word may not fit on a small screen, by its element. */
const longWords = { h1: 10, h2: 14, h3: 12, p: 22, "*": 14 };
/** The minimum number of letters before and after a hyphen. */
const together = 4;

/** Adds soft hyphens to a word, by the patterns for Dutch. */
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

/** Puts a no-break space between numbers and their units. */
export const withBoundUnits = (text: string) =>
  text.replace(
    /(\d%?) (?=(?:m²|m2|cm|mm|meter|uur|dagen|werkdagen|weken|maanden|jaar|graden|graad|euro)\b|m²)/g,
    `$1${noBreakSpace}`,
  );

/**
 * Adds soft hyphens to long words, and keeps numbers and units together. Text in islands is left
 * alone, because React would find a difference when it hydrates them.
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
    // Short texts do not wrap.
    text.data = value.length < 40 ? value : withBoundUnits(value);
  }
}
