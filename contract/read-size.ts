import { withoutEnd } from "./clean-text.ts";
import { numberOfWord } from "./number-words.ts";

/**
 * A number above zero as people write it in Dutch: "48", "48,5", "1.250"; undefined for anything
 * else.
 */
function readNumber(text: string): number | undefined {
  // A point before exactly three digits separates thousands. Any other point is a decimal point.
  const isGrouped = /^\d{1,3}(?:[. ]\d{3})+(?:,\d+)?$/.test(text);
  const number = (isGrouped ? text.replace(/[. ]/g, "") : text).replace(",", ".");
  return /^\d+(?:\.\d*)?$/.test(number) && Number(number) > 0 ? Number(number) : undefined;
}

/** The text in small letters, without accents, and with digits for words. */
function simplify(typed: string): string {
  return typed
    .replace(/m²/gi, "m2")
    .replace(/²|\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\p{Pd}|\u2212/gu, "-")
    .replace(/\s+/g, " ")
    .replace(/[a-z]+/g, (word) => `${numberOfWord(word) ?? word}`)
    .trim();
}

const unit = "(?:m2|m\\^2|vierkante meters?|vierkante m|meters?|m)";
const units = new RegExp(`(\\d)\\s*${unit}(?![a-wyz\\d])`, "g");
const centimetres = /(\d)\s*cm(?![a-wyz])/g;
/** Words and signs around a number that leave it the same. */
const around =
  /\b(?:ongeveer|ong|circa|ca|plusminus|rond|zo.?n|bijna|ruim|iets|meer|minder|dan|max|maximaal|min|minimaal|minstens|hooguit|totaal|in|samen|stuk|schatting|geschat|ik|denk|de|het|om|nabij|een)\b\.?|[±~≈<>?!:;()]|\+\/?-/g;
/** "2 kamers van 12", and not "2 kamers van samen 24". */
const eachOf = /(\d) [a-z]+ van (?:elk |ieder )?(?=\d)/g;

/** The numbers between separators; undefined when anything else stands there. */
function numbersBetween(separator: RegExp, text: string): number[] | undefined {
  const numbers = text.split(separator).map((part) => readNumber(part.trim()));
  return numbers.every((number) => number !== undefined) ? numbers : undefined;
}

/**
 * Sides of a hundred or more can only be centimetres, and of a thousand millimetres; undefined
 * where only some are that long, because "4 x 250" may mix two units.
 */
function metresPerUnit(sides: readonly number[], isInCentimetres: boolean): number | undefined {
  const smallest = Math.min(...sides);
  if (smallest >= 1_000) {
    return 0.001;
  }
  if (isInCentimetres || smallest >= 100) {
    return 0.01;
  }
  return sides.some((side) => side >= 100) ? undefined : 1;
}

/** "4x6" or "2 # 4x6", which is two of them; undefined for anything else. */
function readSurface(text: string, isInCentimetres: boolean): number | undefined {
  const [last = "", ...counts] = text.split("#").reverse();
  const sides = numbersBetween(/x|×|\*|bij|keer|maal/, last);
  const count = counts.length > 0 ? readNumber((counts[0] ?? "").trim()) : 1;
  if (!sides || count === undefined || counts.length > 1) {
    return undefined;
  }
  const metres = sides.length > 1 ? metresPerUnit(sides, isInCentimetres) : 1;
  return metres && sides.reduce((area, side) => area * side * metres, count);
}

/** The square metres in words: of a range its upper end, of sides their product, of rooms a sum. */
function readWords(simple: string): number | undefined {
  const isInCentimetres = simple.search(centimetres) >= 0;
  if (isInCentimetres && simple.search(units) >= 0) {
    return undefined;
  }
  const words = simple
    .replace(centimetres, "$1")
    .replace(units, "$1")
    .replace(eachOf, "$1 # ")
    .replace(around, " ")
    .replace(/\s+/g, " ")
    .replace(/^[., ]+/, "");
  const bare = withoutEnd(words, /[., ]/);
  const [, between = bare] = /^tussen (.*)$/.exec(bare) ?? [];
  const ends = between === bare ? /-| a | of | tot (?:en met )?/ : /-| tot | en /;
  const range = numbersBetween(ends, between);
  if (range) {
    return Math.max(...range);
  }
  let total = 0;
  for (const surface of bare.split(/\+| plus | en /)) {
    const squareMeters = readSurface(surface, isInCentimetres);
    if (squareMeters === undefined) {
      return undefined;
    }
    total += squareMeters;
  }
  return total;
}

/** The only number in a text, where it says that it is square metres: "de woonkamer is 24 m²". */
function readOnlyNumber(simple: string): number | undefined {
  const numbers = simple.replace(/m2|m\^2/g, "m").match(/-? ?\d[\d.,]*/g) ?? [];
  const [only = "-", ...others] = numbers;
  const isSize = /\d[.,]* ?(?:m2|m\^2|vierkante m)/.test(simple);
  return isSize && others.length === 0 && !only.startsWith("-")
    ? readNumber(only.trim())
    : undefined;
}

interface ReadSize {
  squareMeters: number;
  /** Whether it was typed as a number, so that nothing had to be made of it. */
  isNumber: boolean;
}

/** Square metres as people write them; undefined for what leaves any doubt. */
export function readSize(typed: string): ReadSize | undefined {
  const simple = simplify(typed);
  const number = readNumber(simple.replace(new RegExp(`\\s*${unit}$`), ""));
  const squareMeters = number ?? readWords(simple) ?? readOnlyNumber(simple);
  if (squareMeters === undefined) {
    return undefined;
  }
  const isNumber = number !== undefined && /^[^\p{L}]*\p{Nd}/u.test(typed);
  // Without what binary fractions add.
  return { squareMeters: Math.round(squareMeters * 100) / 100, isNumber };
}

export const readSquareMeters = (typed: string) => readSize(typed)?.squareMeters;
