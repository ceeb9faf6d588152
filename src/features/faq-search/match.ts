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
  return fold(query.normalize("NFC").trim()).replaceAll("\u00ad", "");
}

/** A pattern that finds the term in a folded text, also across its soft hyphens. */
function patternOf(term: string): RegExp {
  const letters = Array.from(term, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
  return new RegExp(letters.join("\u00ad?"), "gu");
}

/** The ranges of the term in the text, each with its start and its exclusive end. */
export function occurrences(text: string, term: string): [from: number, to: number][] {
  if (term === "") {
    return [];
  }
  const found = fold(text).matchAll(patternOf(term));
  return Array.from(found, (match) => [match.index, match.index + match[0].length]);
}

/** Whether a question or its answer contains the term. */
export function matches(texts: readonly string[], term: string): boolean {
  const pattern = patternOf(term);
  return texts.some((text) => fold(text).search(pattern) >= 0);
}
