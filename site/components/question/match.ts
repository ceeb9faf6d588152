/** Accents, and characters that have no width, such as soft hyphens. */
const invisible = /[\p{M}\p{Cf}]/gu;

/**
 * A text as people type it: lower case, without accents, and with only the signs that are on every
 * keyboard, such as "m2" for "m²" and "1/2" for "½".
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(invisible, "")
    .replace(/\s/g, " ")
    .replace(/[‘’]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\p{Pd}/gu, "-")
    .replace(/\u2044/g, "/");

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
  const isFound = cards.some((folded) => matches(folded, [phrase]));
  return isFound ? [phrase] : phrase.split(/ +/);
}
