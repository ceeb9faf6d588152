/**
 * Capitals, and all that is not ASCII. The rest needs no change, and a call for each of its letters
 * would take 10 ms on a slow phone.
 */
const foldable = /[A-Z]|[^ -~]/g;

/**
 * Folds a text for comparison: lower case, without accents. The result has the same length, so that
 * a position in it is also a position in the original.
 */
function fold(text: string): string {
  return text.replace(foldable, (letter) => {
    if (letter === "’" || letter === "‘") {
      return "'";
    }
    if (/\s/.test(letter)) {
      return " ";
    }
    return letter.toLowerCase().normalize("NFD").charAt(0) || letter;
  });
}

/** The folded search term without spaces around it. An empty term finds everything. */
export function searchTerm(query: string): string {
  return fold(query.normalize("NFC").trim());
}

/** The ranges of the term in the text, each with its start and its exclusive end. */
export function occurrences(text: string, term: string): [from: number, to: number][] {
  const found: [from: number, to: number][] = [];
  if (term === "") {
    return found;
  }
  const folded = fold(text);
  let from = folded.indexOf(term);
  while (from >= 0) {
    const to = from + term.length;
    found.push([from, to]);
    from = folded.indexOf(term, to);
  }
  return found;
}

/** Whether a question or its answer contains the term. */
export function matches(texts: readonly string[], term: string): boolean {
  return texts.some((text) => fold(text).includes(term));
}
