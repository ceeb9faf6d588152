/**
 * A text as it is compared, exactly as long as it was: a place found in one is the same place in
 * the other.
 */
function fold(text: string): string {
  // What is a small plain letter already is passed over: a call for each takes a slow phone 10 ms.
  return text.replace(/[^ -@[-~]/g, (letter) => {
    if (letter === "’" || letter === "‘") {
      return "'";
    }
    if (/\s/.test(letter)) {
      return " ";
    }
    const small = letter.toLowerCase().normalize("NFD").charAt(0);
    return small === "" ? letter : small;
  });
}

/** What is searched for: folded, without the spaces around it. Empty finds everything. */
export function searchTerm(query: string): string {
  return fold(query.normalize("NFC").trim()).replaceAll("\u00ad", "");
}

/**
 * Finds the term in a folded text, whose long words have soft hyphens: a page breaks them there.
 */
function patternOf(term: string): RegExp {
  const letters = Array.from(term, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
  return new RegExp(letters.join("\u00ad?"), "gu");
}

/** Where the term occurs in the text, each as its first and next-after-last position. */
export function occurrences(text: string, term: string): [from: number, to: number][] {
  if (term === "") {
    return [];
  }
  const found = fold(text).matchAll(patternOf(term));
  return Array.from(found, ({ index, 0: { length } }) => [index, index + length]);
}

/** Whether a question or its answer holds the term. */
export function matches(texts: readonly string[], term: string): boolean {
  const pattern = patternOf(term);
  return texts.some((text) => fold(text).search(pattern) >= 0);
}
