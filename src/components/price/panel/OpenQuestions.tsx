import type { Quote } from "#data/estimate/calculation.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import type { Basis } from "#data/estimate/quote.ts";
import { openText } from "#data/estimate/sent-price.ts";
import styles from "./OpenQuestions.module.css";

interface Props {
  open: Quote["open"];
  words: PriceBook["texts"]["lines"];
  basis: Basis;
}

/** What the visitor left open, and what the amount assumes of it. */
export function OpenQuestions({ open, words, basis }: Props) {
  if (open.length === 0) {
    return null;
  }
  return (
    <div className={styles.open}>
      <h3 className={styles.heading}>{words.open}</h3>
      <ul>
        {open.map((question) => (
          <li key={question.topic}>{openText(question, words, basis)}</li>
        ))}
      </ul>
    </div>
  );
}
