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
      <ul className={styles.includes}>
        {service.includes.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <details className={styles.open}>
        <summary>{words.open}</summary>
        {(["raises", "lowers"] as const).map((list) => (
          <div key={list}>
            <h3>{words[list]}</h3>
            <ul>
              {service[list].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        {(["drying", "warranty"] as const).map((fact) => (
          <div key={fact}>
            <h3>{words[fact]}</h3>
            <p>{service[fact]}</p>
          </div>
        ))}
        <p>{service.basis}</p>
      </details>
    </>
  );
}
