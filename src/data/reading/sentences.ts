/** The end of a sentence, with the space behind it. */
const end = /([.!?]["'”’)\]*]*\s+)/;

/**
 * A text without the sentences of which something is true; undefined when none is left. A row of a
 * table and an entry of a list in Markdown go as a whole.
 */
export function withoutSentences(
  text: string,
  isGone: (sentence: string) => boolean,
): string | undefined {
  if (!isGone(text)) {
    return text;
  }
  if (/^\s*([|-]|\d+\. )/.test(text)) {
    return undefined;
  }
  const parts = text.split(end);
  const left: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const sentence = `${parts[at]}${parts[at + 1] ?? ""}`;
    if (!isGone(sentence)) {
      left.push(sentence);
    }
  }
  return left.join("").trim() || undefined;
}
