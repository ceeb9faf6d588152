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

/** The position in the text of each character of the folded text, and that of its end. */
function originalPositions(text: string): number[] {
  const positions: number[] = [];
  let position = 0;
  for (const letter of text) {
    const { length } = fold(letter);
    positions.push(...Array<number>(length).fill(position));
    position += letter.length;
  }
  positions.push(position);
  return positions;
}

/** The folded search term without spaces around it. An empty term finds everything. */
export function searchTerm(query: string): string {
  return fold(query).trim();
}

/** The ranges of the term in the text, each with its start and its exclusive end. */
export function occurrences(text: string, term: string): [from: number, to: number][] {
  const found: [from: number, to: number][] = [];
  const folded = fold(text);
  let index = term === "" ? -1 : folded.indexOf(term);
  if (index < 0) {
    return found;
  }
  const positions = originalPositions(text);
  while (index >= 0) {
    const from = positions[index] ?? 0;
    const next = index + term.length;
    // A letter such as "½" is one character in the text and several in the folded text.
    const last = positions[next - 1] ?? 0;
    const to = positions.find((position) => position > last) ?? text.length;
    found.push([from, to]);
    index = folded.indexOf(term, next);
  }
  return found;
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
  const phrase = searchTerm(query);
  if (phrase === "") {
    return [];
  }
  const isFound = cards.some((folded) => matches(folded, [phrase]));
  return isFound ? [phrase] : phrase.split(/ +/);
}
