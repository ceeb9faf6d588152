import type { ServiceIndication } from "#data/collections/service-indication.ts";
import type { PriceList } from "./calculation.ts";
import styles from "./PricePanel.module.css";

interface Props {
  said: Omit<ServiceIndication, "parts">;
  words: PriceList["texts"]["notes"];
}

/**
 * What the amount includes and, folded away, what moves it, how long the work dries and what is
 * guaranteed.
 */
export function PriceNotes({ said, words }: Props) {
  return (
    <>
      <ul className={`${styles.row} ${styles.includes}`}>
        {said.includes.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <details className={styles.row}>
        <summary>{words.open}</summary>
        {(["raises", "lowers", "drying", "warranty"] as const).map((list) => (
          <div key={list}>
            <h3>{words[list]}</h3>
            <ul>
              {[said[list]].flat().map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        <p>{said.basis}</p>
      </details>
    </>
  );
}
