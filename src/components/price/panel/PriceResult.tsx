import type { ReactNode } from "react";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { QuoteSheet } from "#components/price/sheet/QuoteSheet.tsx";
import type { PanelWords } from "#data/estimate/describe-price.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import { estimatePath } from "#data/services/service-path.ts";
import { Button } from "#ui/Button.tsx";
import styles from "./PriceResult.module.css";

interface Props {
  words: PanelWords;
  texts: PriceBook["texts"];
  /** The size as it was typed, which goes along to another service. */
  size: string;
  /** Absent as long as there is nothing to print. */
  onPrint: (() => void) | undefined;
}

/** What is known of the price: that it needs a visit, a range, or the lowest price of a unit. */
export function PriceResult({ words, texts, size, onPrint }: Props) {
  const { heading, figure, discount, newBuild, sheet, open = [], extras = [], reasons } = words;
  const { lines } = texts;
  return (
    <div className={styles.result}>
      <p className={styles.subject}>{words.subject}</p>
      {heading && <p className={styles.visit}>{heading}</p>}
      {discount && (
        <p className="u-above-1">
          <span>{texts.range.before}</span> <s>{discount.before}</s>
        </p>
      )}
      {figure && (
        <p className={styles.amount}>
          <PriceFigure size="result" {...figure} />
        </p>
      )}
      {words.notes.map((note) => (
        <p key={note} className={styles.row}>
          {note}
        </p>
      ))}
      {discount && <p className={styles.discount}>{discount.text}</p>}
      {open.length > 0 && (
        <div className={`${styles.row} ${styles.open}`}>
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
        <Button tone="line" compact className="u-screen-only u-below-1" onClick={onPrint}>
          {lines.print}
        </Button>
      )}
      {sheet && (
        <Fold line={lines.caption}>
          <QuoteSheet caption={lines.caption} {...sheet} />
        </Fold>
      )}
      {extras.length > 0 && (
        <Fold line={lines.extras}>
          <dl className={styles.columns}>
            {extras.map((extra) => (
              <div key={extra.label} className={`l-wrap ${styles.entry}`}>
                <dt>{extra.label}</dt>
                <dd className={styles.extraAmount}>
                  <PriceFigure size="line" {...extra.figure} />
                </dd>
              </div>
            ))}
          </dl>
          <p>{lines.parking}</p>
        </Fold>
      )}
      {reasons && (
        <Fold line={texts.notes.open}>
          <div className={styles.columns}>
            {reasons.sections.map(({ heading: title, items }) => (
              <div key={title} className={styles.entry}>
                <h3 className={styles.title}>{title}</h3>
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
          <p className="u-above-1">{reasons.basis}</p>
        </Fold>
      )}
      {onPrint && (
        <p className={styles.row}>
          <span>{texts.range.estimate}</span>{" "}
          <span className={styles.printed}>{words.printed}</span>
        </p>
      )}
    </div>
  );
}

const Fold = ({ line, children }: { line: string; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary className={styles.line}>{line}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);
