import type { PriceExplanation } from "#data/texts/price-indication.ts";
import type { PriceList } from "./calculation.ts";
import styles from "./PriceNotes.module.css";

interface Props {
  explanation: PriceExplanation;
  words: PriceList["texts"]["notes"];
}

const lists = ["raises", "lowers", "drying", "warranty"] as const;

/** What the price includes and, in a disclosure, what changes it, the drying time and warranty. */
export function PriceNotes({ explanation, words }: Props) {
  return (
    <>
      <ul className={styles.includes}>
        {explanation.includes.map((item) => (
          <li key={item} className={styles.include}>
            {item}
          </li>
        ))}
      </ul>
      <details className={styles.more}>
        <summary className={styles.summary}>{words.open}</summary>
        {lists.map((list) => (
          <div key={list}>
            <h3 className={styles.heading}>{words[list]}</h3>
            <ul>
              {[explanation[list]].flat().map((item) => (
                <li key={item} className={styles.item}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p>{explanation.basis}</p>
      </details>
    </>
  );
}
