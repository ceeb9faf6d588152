import { fill } from "#data/format/fill.ts";
import type { OpenQuestion } from "./open-questions.ts";
import type { PriceBook } from "./price-book.ts";
import { rangeText } from "./priced-job.ts";
import type { Basis } from "./quote.ts";

/** A label or a topic within a sentence; a name that is all capitals keeps them. */
const inSentence = (words: string) =>
  words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

interface OpenTexts {
  /** What the job costs with the answer that makes it the dearest. */
  dearest: string | undefined;
  /** What it costs with each other answer that leads beyond the amounts. */
  others: string[];
  /** What the amounts count with, and what the difference between them is. */
  counted: string[];
}

/** What is open, what the amounts assume of it, and what the job costs with any other answer. */
export function openTexts(
  open: readonly OpenQuestion[],
  words: PriceBook["texts"]["lines"],
  basis: Basis,
): OpenTexts {
  const beyond = open
    .flatMap((question) => question.beyond)
    .sort((a, b) => b.ranges[basis].high - a.ranges[basis].high)
    .map(({ answer, ranges }) => fill(words.beyond, { answer, range: rangeText(ranges[basis]) }));
  const [dearest, ...others] = beyond;
  const answers = open.flatMap(({ counted }) => (counted ? [inSentence(counted)] : []));
  const topics = open.filter(({ counted }) => !counted).map(({ topic }) => inSentence(topic));
  return {
    dearest,
    others,
    counted: [
      ...(answers.length > 0 ? [fill(words.assumed, { answers: answers.join("; ") })] : []),
      ...(topics.length > 0 ? [fill(words.between, { topics: topics.join(", ") })] : []),
    ],
  };
}
