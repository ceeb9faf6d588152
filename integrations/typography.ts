import { createRequire } from "node:module";
import { NodeFilter } from "linkedom";
import { withBoundNumbers } from "#data/format/bound-numbers.ts";
import type { BuiltPage } from "./built-pages.ts";

// The package has no types.
const { hyphenateSync } = createRequire(import.meta.url)("hyphen/nl");

const softHyphen = "\u00ad";

interface MinLength {
  selector: string;
  letters: number;
}

/** The number of letters from which a word of a heading may be longer than a small screen. */
const minHeadingLengths: readonly MinLength[] = [
  { selector: "h1", letters: 10 },
  { selector: "h2", letters: 14 },
  { selector: "h3", letters: 12 },
];
/** Bold text is short: only a word that is longer than a small screen gets soft hyphens. */
const bold =
  "b, strong, th, [role=rowheader], .t-bold, .t-figure, .t-quote, .u-more, .u-badge, .u-corner";
/**
 * The number of letters from which a word of other texts gets soft hyphens. The first selector that
 * matches counts.
 */
const minWordLengths: readonly MinLength[] = [
  { selector: bold, letters: 22 },
  { selector: "p", letters: 22 },
  { selector: "*", letters: 14 },
];
/** The minimum number of letters before and after a hyphen. */
const minLetters = 4;

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

/** The length for the first selector that matches the element or one around it. */
function lengthFor(element: Element, lengths: readonly MinLength[]): number | undefined {
  return lengths.find(({ selector }) => element.closest(selector))?.letters;
}

const hyphenate = (text: string, minLength: number) =>
  text.replace(/\p{L}+/gu, (word) => (word.length < minLength ? word : withSoftHyphens(word)));

/**
 * Puts each long word of a heading into an element of its own. The word then moves to the next line
 * as a whole, and is broken only where it is longer than a line.
 */
function keepWordsWhole(text: Text, minLength: number): void {
  const document = text.ownerDocument;
  const parts = text.data.split(new RegExp(`(\\S*\\p{L}{${minLength},}\\S*)`, "u"));
  const nodes = parts.map((part, i) => {
    if (i % 2 === 0) {
      return document.createTextNode(part);
    }
    const word = document.createElement("span");
    word.className = "u-word";
    word.textContent = hyphenate(part, minLength);
    return word;
  });
  text.replaceWith(...nodes);
}

/**
 * Adds soft hyphens to long words, and keeps numbers and units together. Text in islands stays
 * unchanged, because React would find a difference when it hydrates them.
 */
export function typography({ document }: Pick<BuiltPage, "document">): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
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
    text.data = withBoundNumbers(text.data);
    const minHeadingLength = lengthFor(element, minHeadingLengths);
    if (minHeadingLength) {
      keepWordsWhole(text, minHeadingLength);
    } else {
      text.data = hyphenate(text.data, lengthFor(element, minWordLengths) ?? 0);
    }
  }
}
