import { describePrice } from "@contractor/core/prices/estimate/describe-price.ts";
import type { PriceBook } from "@contractor/core/prices/estimate/price-book.ts";
import type { PricedJob } from "@contractor/core/prices/estimate/priced-job.ts";
import { useLayoutEffect } from "react";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import styles from "./PriceLine.module.css";
import { pricePanelId } from "./PricePanel.tsx";

/** Without popover, as in Chrome before 114, the panel is a part of the page, after the form. */
function showPanel() {
  if (!("popover" in HTMLElement.prototype)) {
    document.getElementById(pricePanelId)?.scrollIntoView();
  }
}

interface Props {
  prices: PriceBook;
  /** What the job may cost; undefined as long as no work is chosen, when there is no line. */
  pricedJob: PricedJob | undefined;
}

/**
 * One line at the bottom of a phone's screen, with the price once there is one. It opens the panel.
 */
export function PriceLine({ prices, pricedJob }: Props) {
  const { more, why } = prices.texts.line;
  const hasJob = pricedJob !== undefined;

  // Other elements at the bottom of the screen make room for the line.
  useLayoutEffect(() => {
    if (!hasJob) {
      return;
    }
    const root = document.documentElement;
    root.toggleAttribute("data-price-line", true);
    // The line comes over the foot of the screen, where the field may be that was just filled in.
    document.querySelector("main form :focus")?.scrollIntoView({ block: "nearest" });
    return () => root.removeAttribute("data-price-line");
  }, [hasJob]);

  if (!pricedJob) {
    return null;
  }
  return (
    <button
      type="button"
      className={`plane-yellow u-screen-only ${styles.line}`}
      popoverTarget={pricePanelId}
      onClick={showPanel}
    >
      <PriceFigure size="line" {...describePrice.figure(pricedJob, prices)} />
      <span className={styles.open}>{pricedJob.work ? more : why}</span>
    </button>
  );
}
