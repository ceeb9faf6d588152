import hyphen from "hyphen/nl/index.js";

const softHyphen = "\u00ad";
/** The minimum number of letters before and after a hyphen. */
const minLetters = 4;

/** Adds soft hyphens to a word, by the Dutch patterns for hyphenation. */
export function withSoftHyphens(word: string): string {
  const syllables = hyphen
    .hyphenateSync(word, { hyphenChar: softHyphen, minWordLength: 0 })
    .split(softHyphen);
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
