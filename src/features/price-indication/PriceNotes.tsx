import type { IndicatedService, PriceTexts } from "@/content/pages/price-indication";
import styles from "./PricePanel.module.css";

interface Props {
  service: NonNullable<IndicatedService["indication"]>;
  words: PriceTexts["notes"];
}

/** What the amount includes and, folded away, what moves it, how long the work dries and what is guaranteed. */
export function PriceNotes({ service, words }: Props) {
  return (
    <>
      <ul className={`${styles.row} ${styles.includes}`}>
        {service.includes.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <details className={styles.row}>
        <summary>{words.open}</summary>
        {(["raises", "lowers", "drying", "warranty"] as const).map((list) => (
          <div key={list}>
            <h3>{words[list]}</h3>
            <ul>
              {[service[list]].flat().map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        <p>{service.basis}</p>
      </details>
    </>
  );
}
