import type { ReactNode } from "react";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { QuoteSheet } from "#components/price/sheet/QuoteSheet.tsx";
import type { PanelWords } from "#data/estimate/describe-price.ts";
import type { PriceExplanation } from "#data/estimate/estimate-texts.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import { estimatePath } from "#data/services/service-path.ts";
import { Button } from "#ui/Button.tsx";
import styles from "./PriceResult.module.css";

type Texts = PriceBook["texts"];

interface Props {
  words: PanelWords;
  texts: Texts;
  /** The size as it was typed, which goes along to another service. */
  size: string;
  /** Absent as long as there is nothing to print. */
  onPrint: (() => void) | undefined;
}

/** What is known of the price: that it needs a visit, a range, or the lowest price of a unit. */
export function PriceResult({ words, texts, size, onPrint }: Props) {
  const { heading, discount, newBuild, sheet, open = [], extras = [], explanation } = words;
  const { lines } = texts;
  return (
    <>
      <p className={styles.subject}>{words.subject}</p>
      {heading && <p className={styles.visit}>{heading}</p>}
      {discount && (
        <p className={styles.before}>
          <span>{texts.range.before}</span> <s>{discount.before}</s>
        </p>
      )}
      {words.figure && (
        <p className={styles.amount}>
          <PriceFigure size="result" {...words.figure} />
        </p>
      )}
      {words.notes.map((note) => (
        <p key={note} className={styles.row}>
          {note}
        </p>
      ))}
      {discount && <p className={styles.discount}>{discount.text}</p>}
      {open.length > 0 && (
        <div className={styles.open}>
          <h3 className={styles.title}>{lines.open}</h3>
          <p>{open.join(" ")}</p>
        </div>
      )}
      {newBuild && (
        <p className={styles.row}>
          {newBuild.text}{" "}
          <a className="u-screen-only" href={estimatePath(newBuild.service, size)}>
            {newBuild.link}
          </a>
        </p>
      )}
      {onPrint && (
        <Button tone="line" compact className={`u-screen-only ${styles.print}`} onClick={onPrint}>
          {lines.print}
        </Button>
      )}
      {sheet && (
        <Fold line={lines.caption}>
          <QuoteSheet layout="compact" caption={lines.caption} {...sheet} />
        </Fold>
      )}
      {extras.length > 0 && (
        <Fold line={lines.extras}>
          <dl className={styles.columns}>
            {extras.map(({ label, figure }) => (
              <div key={label} className={`l-wrap ${styles.extra}`}>
                <dt>{label}</dt>
                <dd className={styles.extraAmount}>
                  <PriceFigure size="line" {...figure} />
                </dd>
              </div>
            ))}
          </dl>
          <p>{lines.parking}</p>
        </Fold>
      )}
      {explanation && <Reasons explanation={explanation} words={texts.notes} />}
      {onPrint && (
        <p className={styles.row}>
          <span>{texts.range.estimate}</span>{" "}
          <span className={styles.printed}>{words.printed}</span>
        </p>
      )}
    </>
  );
}

/** What changes the price, the drying time and the warranty. */
function Reasons({ explanation, words }: { explanation: PriceExplanation; words: Texts["notes"] }) {
  const { raises, lowers, drying, warranty, basis } = explanation;
  const sections = [
    { heading: words.raises, items: raises },
    { heading: words.lowers, items: lowers },
    { heading: words.drying, items: [drying] },
    { heading: words.warranty, items: warranty ? [warranty] : [] },
  ].filter(({ items }) => items.length > 0);
  return (
    <Fold line={words.open}>
      <div className={styles.columns}>
        {sections.map(({ heading, items }) => (
          <div key={heading} className={styles.reason}>
            <h3 className={styles.title}>{heading}</h3>
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
      <p className="u-above-1">{basis}</p>
    </Fold>
  );
}

const Fold = ({ line, children }: { line: string; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary className={styles.line}>{line}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);
