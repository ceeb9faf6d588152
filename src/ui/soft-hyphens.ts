import hyphen from "hyphen/nl/index.js";

const softHyphen = "\u00ad";
/** The minimum number of letters before and after a hyphen. */
const minLetters = 4;
/** First parts of compounds that the patterns break elsewhere, as in "voorbeeldof-ferte". */
const firstParts = [
  "binnen(?=schil)",
  "buiten(?=schil)",
  "lekkage(?=schade)",
  "privacy(?=verklaring)",
  "schilder(?=werk)",
  "sleutel(?=overdracht)",
  "voorbeeld(?=offerte)",
];
const compound = new RegExp(firstParts.join("|"), "giu");

/** Adds soft hyphens to a word, between its parts and by the Dutch patterns for hyphenation. */
export function withSoftHyphens(word: string): string {
  return word
    .replace(compound, `$&${softHyphen}`)
    .split(softHyphen)
    .map(hyphenatePart)
    .join(softHyphen);
}

/** Adds soft hyphens to a word, or to a part of a compound, by the Dutch patterns. */
function hyphenatePart(word: string): string {
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
