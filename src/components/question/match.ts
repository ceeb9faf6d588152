/**
 * Capitals, and all that is not ASCII. The rest needs no change, and a call for each of its letters
 * would take 10 ms on a slow phone.
 */
const foldable = /[A-Z]|[^ -~]/gu;

/** Accents, and characters that have no width, such as soft hyphens. */
const invisible = /[\p{M}\p{Cf}]/gu;

/**
 * A letter as people type it: lower case, without accents, and with only the signs that are on
 * every keyboard, such as "m2" for "m²" and "1/2" for "½".
 */
function foldLetter(letter: string): string {
  return letter
    .toLowerCase()
    .normalize("NFKD")
    .replace(invisible, "")
    .replace(/\s/, " ")
    .replace(/[‘’]/, "'")
    .replace(/[“”„]/, '"')
    .replace(/\p{Pd}/u, "-")
    .replace("\u2044", "/");
}

export function fold(text: string): string {
  return text.replace(foldable, foldLetter);
}

/** Whether every term is in one of the folded texts. No terms are in any text. */
export function matches(folded: readonly string[], terms: readonly string[]): boolean {
  return terms.every((term) => folded.some((text) => text.includes(term)));
}

/**
 * What to look for in the cards, each a folded question and answer: the search as it is typed or,
 * where no card contains that, each of its words.
 */
export function searchTerms(query: string, cards: readonly (readonly string[])[]): string[] {
  const phrase = fold(query).trim();
  if (phrase === "") {
    return [];
  }
  const isFound = cards.some((folded) => matches(folded, [phrase]));
  return isFound ? [phrase] : phrase.split(/ +/);
}
