import { PriceFigure } from "#components/price/PriceFigure.tsx";
import type { PriceExplanation } from "#data/estimate/estimate-texts.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import { extraWords } from "#data/estimate/price-words.ts";
import type { Building } from "#data/prices/price-rules.ts";
import { PriceFold } from "./PriceFold.tsx";
import styles from "./PriceNotes.module.css";

interface Props {
  explanation: PriceExplanation;
  prices: PriceBook;
  building: Building;
  /** The name of the part, which may have extras of its own. */
  part: string | undefined;
}

/** What may come on top, and what changes the price, the drying time and warranty; both folded. */
export function PriceNotes({ explanation, prices, building, part = "" }: Props) {
  const { notes: words, lines } = prices.texts;
  const extras = explanation.extrasOfParts[part] ?? explanation.extras;
  const sections = [
    { heading: words.raises, items: explanation.raises },
    { heading: words.lowers, items: explanation.lowers },
    { heading: words.drying, items: [explanation.drying] },
    { heading: words.warranty, items: explanation.warranty ? [explanation.warranty] : [] },
  ].filter(({ items }) => items.length > 0);
  return (
    <>
      {extras.length > 0 && (
        <PriceFold line={lines.extras}>
          <dl className={styles.extras}>
            {extras.map((extra) => (
              <div key={extra.label} className={`l-wrap ${styles.extra}`}>
                <dt>{extra.label}</dt>
                <dd className={styles.amount}>
                  <PriceFigure size="line" {...extraWords(extra, prices, building)} />
                </dd>
              </div>
            ))}
          </dl>
          <p>{lines.parking}</p>
        </PriceFold>
      )}
      <PriceFold line={words.open}>
        <div className={styles.reasons}>
          {sections.map(({ heading, items }) => (
            <div key={heading} className={styles.reason}>
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
        </div>
        <p className="u-above-1">{explanation.basis}</p>
      </PriceFold>
    </>
  );
}
