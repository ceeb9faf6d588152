import { createRequire } from "node:module";
import type { BuiltPage } from "./built-pages.ts";

// The package has no types.
const { hyphenateSync } = createRequire(import.meta.url)("hyphen/nl");

const softHyphen = "\u00ad";
const noBreakSpace = "\u00a0";

/**
 * The number of letters from which a word gets soft hyphens, by the selector of its element. The
 * first selector that matches counts.
 */
const minWordLengths = { h1: 10, h2: 14, h3: 12, p: 22, "*": 14 };
/** The minimum number of letters before and after a hyphen. */
const minLetters = 4;
/** Texts with fewer characters do not wrap, so their numbers need no no-break space. */
const minTextLength = 40;

/** Adds soft hyphens to a word, by the Dutch patterns for hyphenation. */
export function withSoftHyphens(word: string): string {
  const syllables: string[] = hyphenateSync(word, {
    hyphenChar: softHyphen,
    minWordLength: 0,
  }).split(softHyphen);
  let hyphenated = "";
  let lettersAfter = word.length;
  for (const syllable of syllables) {
    const lettersBefore = hyphenated.length - hyphenated.lastIndexOf(softHyphen) - 1;
    if (lettersBefore >= minLetters && lettersAfter >= minLetters) {
      hyphenated += softHyphen;
    }
    hyphenated += syllable;
    lettersAfter -= syllable.length;
  }
  return hyphenated;
}

const units = "m2|cm|mm|meter|uur|dagen|werkdagen|weken|maanden|jaar|graden|graad|euro";
// There is no word boundary after "²".
const numberBeforeUnit = new RegExp(`(\\d%?) (?=m²|(?:${units})\\b)`, "g");

/** Puts a no-break space between numbers and their units. */
export const withBoundUnits = (text: string) => text.replace(numberBeforeUnit, `$1${noBreakSpace}`);

/**
 * Adds soft hyphens to long words, and keeps numbers and units together. Text in islands stays
 * unchanged, because React would find a difference when it hydrates them.
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
    const minWordLength = minWordLengthIn(element);
    const hyphenated = text.data.replace(/\p{L}+/gu, (word) =>
      word.length < minWordLength ? word : withSoftHyphens(word),
    );
    text.data = hyphenated.length < minTextLength ? hyphenated : withBoundUnits(hyphenated);
  }
}

function minWordLengthIn(element: Element): number {
  for (const [selector, length] of Object.entries(minWordLengths)) {
    if (element.closest(selector)) {
      return length;
    }
  }
  return 0;
}
