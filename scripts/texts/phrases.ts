import type { Text } from "./read-texts.ts";
import { has, isAt, type Rules } from "./rules.ts";

const around = (text: string, index: number, length: number) =>
  text
    .slice(Math.max(0, index - 12), index + length + 12)
    .replaceAll(/\s+/g, " ")
    .trim();

/** Phrases that the site uses more often than it can bear, each place a line. */
export function worn(texts: readonly Text[], phrases: Rules["phrases"]): string[] {
  return phrases.flatMap((phrase) => {
    const places = texts
      .filter((text) => isAt(phrase, text))
      .flatMap((text) => [...text.text.matchAll(phrase.pattern)].map(() => `${text.file} › ${text.field}`));
    if (places.length <= phrase.most) return [];
    const extra = `${phrase.name} is used ${places.length} times, at most ${phrase.most} — ${phrase.instead}`;
    return places.map((place) => `${place}: ${extra}`);
  });
}

/** Words that are wrong or not this site's, each place a line. */
export function unwanted(texts: readonly Text[], never: Rules["never"]): string[] {
  return never.flatMap((rule) =>
    texts
      .filter((text) => isAt(rule, text) && has(rule.pattern, text.text))
      .flatMap(({ file, field, text }) =>
        [...text.matchAll(rule.pattern)].map(
          ({ 0: found, index }) =>
            `${file} › ${field}: "${around(text, index, found.length)}" — ${rule.instead}`,
        ),
      ),
  );
}

const we = /\bwe\b/giu;
const wij = /\bwij\b/giu;

/** Files in which the firm calls itself both `we` and `wij`, a line for each of the rarer. */
export function mixedWe(texts: readonly Text[]): string[] {
  const uses = (file: string, word: RegExp) =>
    texts.filter((text) => text.file === file && has(word, text.text));
  return [...new Set(texts.map(({ file }) => file))].flatMap((file) => {
    const [weak, strong] = [uses(file, we), uses(file, wij)];
    if (weak.length === 0 || strong.length === 0) return [];
    const [rare, word, other] = strong.length <= weak.length ? [strong, "wij", "we"] : [weak, "we", "wij"];
    return rare.map(({ field }) => `${file} › ${field}: "${word}" among "${other}" — write "${other}"`);
  });
}
