import { type ReactNode, useEffect, useRef } from "react";
import { describePrice } from "#data/estimate/describe-price.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import type { PricedJob } from "#data/estimate/priced-job.ts";
import { classes } from "#ui/classes.ts";
import { Close } from "#ui/icons.tsx";
import styles from "./PricePanel.module.css";
import { PriceResult } from "./PriceResult.tsx";

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
  const { texts } = prices;
  const panel = useRef<HTMLElement>(null);
  const hasRange = pricedJob?.estimate?.isSmallest === false;

  // For browsers that cannot open what is folded by the style of paper.
  useEffect(() => {
    const unfold = () => {
      for (const fold of Array.from(panel.current?.querySelectorAll("details") ?? [])) {
        fold.open = true;
      }
    };
    addEventListener("beforeprint", unfold);
    return () => removeEventListener("beforeprint", unfold);
  }, []);

  return (
    <aside
      ref={panel}
      id={pricePanelId}
      popover="auto"
      data-prints-alone={hasRange || undefined}
      className={classes("plane-yellow", styles.panel, !pricedJob && styles.empty)}
      aria-label={texts.heading}
    >
      <h2 className={styles.heading}>{texts.heading}</h2>
      <button
        type="button"
        className={`u-cross u-close ${styles.close}`}
        popoverTarget={pricePanelId}
        popoverTargetAction="hide"
        aria-label={texts.line.close}
      >
        <Close />
      </button>
      {pricedJob ? (
        <PriceResult
          words={describePrice(pricedJob, prices, "panel")}
          texts={texts}
          size={pricedJob.typedSize}
          onPrint={hasRange ? () => print() : undefined}
        />
      ) : (
        children
      )}
    </aside>
  );
}
