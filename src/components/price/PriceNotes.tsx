import type { PriceBook } from "#data/estimate/calculation.ts";
import type { PriceExplanation } from "#data/estimate/estimate-texts.ts";
import styles from "./PriceNotes.module.css";

interface Props {
  explanation: PriceExplanation;
  words: PriceBook["texts"]["notes"];
}

/** What the price includes and, in a disclosure, what changes it, the drying time and warranty. */
export function PriceNotes({ explanation, words }: Props) {
  const sections = [
    { heading: words.raises, items: explanation.raises },
    { heading: words.lowers, items: explanation.lowers },
    { heading: words.drying, items: [explanation.drying] },
    { heading: words.warranty, items: [explanation.warranty] },
  ];
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
        {sections.map(({ heading, items }) => (
          <div key={heading}>
            <h3 className={styles.heading}>{heading}</h3>
            <ul>
              {items.map((item) => (
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
