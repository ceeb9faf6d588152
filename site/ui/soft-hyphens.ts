import { existsSync, readFileSync } from "node:fs";
import hyphen from "hyphen/nl/index.js";

const softHyphen = "\u00ad";
/** The minimum number of letters before and after a hyphen. */
const minLetters = 4;
/** The fewest letters of a word or a part that a small screen cannot show on one line. */
const tooLong = 12;

const table = "content/compounds.txt";

/** The compounds of the table, each with its parts. */
function readCompounds(): Map<string, string[]> {
  const lines = existsSync(table) ? readFileSync(table, "utf8").toLowerCase().split(/\r?\n/) : [];
  const words = lines.filter((line) => line !== "" && !line.startsWith("#"));
  const wrong = words.find((word) => !/^\p{L}+(-\p{L}+)*$/u.test(word));
  if (wrong !== undefined) {
    throw new Error(`${table}: "${wrong}" — write one word a line, of letters and hyphens`);
  }
  return new Map(words.map((word) => [word.replaceAll("-", ""), word.split("-")]));
}

const compounds = readCompounds();
const knownParts = new Set(
  [...compounds.values()].flat().filter((part) => part.length >= minLetters),
);

/** Divides a word into known parts; undefined if it has others. */
function divide(word: string): string[] | undefined {
  if (knownParts.has(word)) {
    return [word];
  }
  for (let end = word.length - minLetters; end >= minLetters; end -= 1) {
    const rest = knownParts.has(word.slice(0, end)) && divide(word.slice(end));
    if (rest) {
      return [word.slice(0, end), ...rest];
    }
  }
  return undefined;
}

/**
 * The syllables of a word by the Dutch patterns, which know no compounds: they make "klan-t-er" of
 * a part that begins with a vowel. No Dutch syllable is one consonant, so that one ends a part.
 */
function syllablesOf(word: string): string[] {
  const divided = hyphen.hyphenateSync(word, { hyphenChar: softHyphen, minWordLength: 0 });
  return divided.replace(/\u00ad([b-df-hj-np-tv-xz])(?=\u00ad)/g, "$1").split(softHyphen);
}

/**
 * Adds soft hyphens to a word: between its parts if the table has them, and within a word or part
 * that stays too long for a small screen by the Dutch patterns.
 */
export function withSoftHyphens(word: string): string {
  const lower = word.toLowerCase();
  const parts = (compounds.get(lower) ?? divide(lower) ?? [lower]).flatMap((part) =>
    part.length < tooLong ? [part] : (compounds.get(part) ?? syllablesOf(part)),
  );
  let hyphenated = "";
  let at = 0;
  for (const { length } of parts) {
    const before = hyphenated.length - hyphenated.lastIndexOf(softHyphen) - 1;
    const isBreak = before >= minLetters && word.length - at >= minLetters;
    hyphenated += (isBreak ? softHyphen : "") + word.slice(at, at + length);
    at += length;
  }
  return hyphenated;
}
