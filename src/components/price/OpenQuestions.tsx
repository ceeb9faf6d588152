import type { PriceBook, Quote } from "#data/estimate/calculation.ts";
import { fill } from "#data/format/fill.ts";
import { euro } from "#data/format/money.ts";
import styles from "./OpenQuestions.module.css";

interface Props {
  open: Quote["open"];
  words: PriceBook["texts"]["lines"];
}

/** What the visitor left open, and what the amount assumes of it. */
export function OpenQuestions({ open, words }: Props) {
  if (open.length === 0) {
    return null;
  }
  return (
    <div className={styles.open}>
      <h3 className={styles.heading}>{words.open}</h3>
      <ul>
        {open.map(({ topic, lowest, highest, more }) => (
          <li key={topic}>
            {more > 0
              ? fill(words.between, { topic, lowest, highest, amount: euro(more) })
              : fill(words.assumed, { topic, answer: lowest })}
          </li>
        ))}
      </ul>
    </div>
  );
}
