import { PriceFigure } from "#components/price/PriceFigure.tsx";
import type { PriceExplanation } from "#data/estimate/estimate-texts.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import { extraWords } from "#data/estimate/price-words.ts";
import type { Building } from "#data/prices/price-rules.ts";
import styles from "./PriceNotes.module.css";

interface Props {
  explanation: PriceExplanation;
  prices: PriceBook;
  building: Building;
}

/** What may come on top, and in a disclosure what changes the price, the drying time and warranty. */
export function PriceNotes({ explanation, prices, building }: Props) {
  const { notes: words, lines } = prices.texts;
  const sections = [
    { heading: words.raises, items: explanation.raises },
    { heading: words.lowers, items: explanation.lowers },
    { heading: words.drying, items: [explanation.drying] },
    { heading: words.warranty, items: [explanation.warranty] },
  ];
  return (
    <>
      {explanation.extras.length > 0 && (
        <div className={styles.extras}>
          <h3 className={styles.heading}>{lines.extras}</h3>
          <dl>
            {explanation.extras.map((extra) => (
              <div key={extra.label} className={`l-wrap ${styles.extra}`}>
                <dt>{extra.label}</dt>
                <dd className={styles.amount}>
                  <PriceFigure size="line" {...extraWords(extra, prices, building)} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
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
