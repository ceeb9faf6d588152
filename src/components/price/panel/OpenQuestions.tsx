import type { Quote } from "#data/estimate/calculation.ts";
import { openTexts } from "#data/estimate/open-texts.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import type { Basis } from "#data/estimate/quote.ts";
import styles from "./OpenQuestions.module.css";

interface Props {
  open: Quote["open"];
  words: PriceBook["texts"]["lines"];
  basis: Basis;
}

/** What the visitor left open, what the amount assumes of it, and what leads beyond the amount. */
export function OpenQuestions({ open, words, basis }: Props) {
  if (open.length === 0) {
    return null;
  }
  const { dearest, others, counted } = openTexts(open, words, basis);
  return (
    <div className={styles.open}>
      <h3 className={styles.heading}>{words.open}</h3>
      {dearest && <p className="t-bold">{dearest}</p>}
      {others.length > 0 && <p>{others.join(" ")}</p>}
      <p>{counted.join(" ")}</p>
    </div>
  );
}
