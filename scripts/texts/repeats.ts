import type { Text } from "./read-texts.ts";
import { allowances, isAt, type Rules } from "./rules.ts";

const segmenter = new Intl.Segmenter("nl", { granularity: "sentence" });

/** The words of a text without capitals, signs and where links lead; a name in braces counts as one. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\]\([^)]*\)/g, " ")
    .match(/\{[^{}]*\}|[\p{L}\p{N}€%²°'’-]*[\p{L}\p{N}€%²°]/gu) ?? [];

const placeOf = ({ file, field }: Text) => `${file} › ${field}`;

/** The stretches of words that count as repeated when they stand twice: whole sentences, and runs of so many words. */
function stretches(text: string, { sentence, run }: Rules["repeats"]): string[] {
  const whole = [...segmenter.segment(text)]
    .map(({ segment }) => wordsOf(segment))
    .filter(({ length }) => length >= sentence && length < run)
    .map((words) => words.join(" "));
  const words = wordsOf(text);
  const runs = words.slice(run - 1).map((_, index) => words.slice(index, index + run).join(" "));
  return [...whole, ...runs];
}

/** Sentences that stand in two places, and runs of words that do, a line for each two texts. */
export function repeats(texts: readonly Text[], rules: Rules["repeats"]): string[] {
  const allowed = allowances(rules.allowed, "repeats › allowed");
  const first = new Map<string, Text>();
  const lines: string[] = [];
  for (const text of texts) {
    if (rules.except.some((where) => isAt(where, text))) continue;
    const told = new Set<Text>();
    for (const stretch of stretches(text.text, rules)) {
      const before = first.get(stretch);
      if (!before) first.set(stretch, text);
      if (!before || before === text) continue;
      if (allowed.cover((each) => wordsOf(each.text).join(" ").includes(stretch))) continue;
      if (told.has(before)) continue;
      told.add(before);
      lines.push(`${placeOf(text)}: "${stretch}" also stands in ${placeOf(before)} — say it in one of them`);
    }
  }
  return [...lines, ...allowed.unused()];
}
