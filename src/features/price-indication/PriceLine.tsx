import { useLayoutEffect, useSyncExternalStore } from "react";
import { euro } from "#data/lib/money.ts";
import { withVat } from "#data/lib/price-rules.ts";
import { type PriceList, vatPercentOf } from "./calculation.ts";
import { type Indication, rangeText } from "./indication.ts";
import styles from "./PriceLine.module.css";
import { pricePanelId } from "./PricePanel.tsx";

function watch(onChange: () => void) {
  visualViewport?.addEventListener("resize", onChange);
  return () => visualViewport?.removeEventListener("resize", onChange);
}

/** Whether a keyboard is on the screen: above it there is no room for a line of ours. */
const hasKeyboard = () =>
  !!visualViewport && visualViewport.height * visualViewport.scale < innerHeight * 0.75;

interface Words {
  amount: string;
  note?: string;
  /** What opens the panel. */
  open: string;
}

function wordsOf({ estimate, work, building }: Indication, list: PriceList): Words {
  const { line, rate } = list.texts;
  if (estimate?.kind === "visit") {
    return { amount: line.visit, open: line.why };
  }
  if (estimate) {
    return { amount: rangeText(estimate.includingVat), note: line.includingVat, open: line.more };
  }
  if (work?.from === undefined) {
    return { amount: line.noSize, open: line.more };
  }
  const amount = euro(withVat(work.from, vatPercentOf(list, building)));
  return { amount: `${rate.from} ${amount}`, note: line.perUnit, open: line.more };
}

/**
 * The price in one line, at the foot of a phone until the form is at its end. It is always with VAT,
 * which is what a homeowner pays.
 */
export function PriceLine({ list, indication }: { list: PriceList; indication: Indication }) {
  const { amount, note, open } = wordsOf(indication, list);
  const isTyping = useSyncExternalStore(watch, hasKeyboard);

  // Whatever else stands at the foot of the screen keeps clear of the line.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute("data-price-line", true);
    return () => root.removeAttribute("data-price-line");
  }, []);

  return (
    <button
      type="button"
      className={`${styles.line} plane-ink`}
      popoverTarget={pricePanelId}
      data-away={isTyping ? "" : undefined}
    >
      <span className={styles.price}>
        <b className={styles.amount}>{amount}</b>
        {note && <small className={styles.note}>{note}</small>}
      </span>
      <span className={styles.open}>{open}</span>
    </button>
  );
}
