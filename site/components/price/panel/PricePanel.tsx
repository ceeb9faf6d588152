import { estimatePath } from "@contractor/core/facts/services/service-path.ts";
import { describePrice } from "@contractor/core/prices/estimate/describe-price.ts";
import type { PriceBook } from "@contractor/core/prices/estimate/price-book.ts";
import type { PricedJob } from "@contractor/core/prices/estimate/priced-job.ts";
import type { ReactNode } from "react";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { QuoteSheet } from "#components/price/sheet/QuoteSheet.tsx";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { Close } from "#ui/icons.tsx";
import styles from "./PricePanel.module.css";

/** The id of the panel; the price line on a phone opens it. */
export const pricePanelId = "prijs";

interface Props {
  prices: PriceBook;
  pricedJob: PricedJob | undefined;
  /** The content of the panel before a service is chosen: the prices per square metre. */
  children: ReactNode;
}

/** The price of the job, as far as it is known. On a phone, the price line opens it. */
export function PricePanel({ prices, pricedJob, children }: Props) {
  const { heading, line } = prices.texts;
  return (
    <aside
      id={pricePanelId}
      popover="auto"
      data-prints-alone={hasRange(pricedJob) || undefined}
      className={classes("plane-yellow", styles.panel, !pricedJob && styles.empty)}
      aria-label={heading}
    >
      <h2 className={styles.title}>{heading}</h2>
      <button
        type="button"
        className={`u-cross ${styles.close}`}
        popoverTarget={pricePanelId}
        popoverTargetAction="hide"
        aria-label={line.close}
      >
        <Close />
      </button>
      {pricedJob ? <Result job={pricedJob} prices={prices} /> : children}
    </aside>
  );
}

const hasRange = (job: PricedJob | undefined) => job?.estimate?.isSmallest === false;

/** Prints the panel, in browsers that cannot open what is folded by the style of paper as well. */
function printPanel() {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(`#${pricePanelId} details`)) {
    fold.open = true;
  }
  print();
}

/** What is known of the price: that it needs a visit, a range, or the lowest price of a unit. */
function Result({ job, prices }: { job: PricedJob; prices: PriceBook }) {
  const { lines, range, notes } = prices.texts;
  const words = describePrice.panel(job, prices);
  const { heading, figure, discount, newBuild, sheet, open = [], extras, reasons } = words;
  return (
    <div className={styles.result}>
      <p className={styles.title}>{words.subject}</p>
      {heading && <p className={styles.visit}>{heading}</p>}
      {discount && (
        <p className="u-above-1">
          <span>{range.before}</span> <s>{discount.before}</s>
        </p>
      )}
      {figure && (
        <p className="u-above-1 u-below-1">
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
          <a className="u-screen-only" href={estimatePath(newBuild.service, job.typedSize)}>
            {newBuild.link}
          </a>
        </p>
      )}
      {hasRange(job) && (
        <Button tone="line" size="compact" className="u-screen-only u-below-1" onClick={printPanel}>
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
                <dd className={styles.extra}>
                  <PriceFigure size="line" {...extra.figure} />
                </dd>
              </div>
            ))}
          </dl>
          <p>{lines.parking}</p>
        </Fold>
      )}
      {reasons && (
        <Fold line={notes.open}>
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
      {hasRange(job) && (
        <p className={styles.row}>
          <span>{range.estimate}</span> <span className={styles.printed}>{words.printed}</span>
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
