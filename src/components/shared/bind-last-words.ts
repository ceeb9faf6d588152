const shortEnd = 12;

/** Keeps a short last word on the line of the word before it, so that no line of a caption or lead is one word. */
export function bindLastWords(text: string): string {
  const at = text.lastIndexOf(" ");
  return at > 0 && text.length - at <= shortEnd ? `${text.slice(0, at)}\u00a0${text.slice(at + 1)}` : text;
}
