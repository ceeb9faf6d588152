import { useLayoutEffect, useSyncExternalStore } from "react";
import type { PriceList } from "./calculation.ts";
import type { Indication } from "./indication.ts";
import styles from "./PriceLine.module.css";
import { pricePanelId } from "./PricePanel.tsx";
import { priceWords } from "./price-words.ts";

function watch(onChange: () => void) {
  visualViewport?.addEventListener("resize", onChange);
  return () => visualViewport?.removeEventListener("resize", onChange);
}

/** Whether an on-screen keyboard is open, which leaves no room for the price line. */
function hasKeyboard(): boolean {
  if (!visualViewport) {
    return false;
  }
  return visualViewport.height * visualViewport.scale < innerHeight * 0.75;
}

interface Props {
  list: PriceList;
  indication: Indication;
  /** Whether to hide the line for the moment. */
  isAway: boolean;
}

/** The price in one line at the bottom of a phone's screen. It opens the price panel. */
export function PriceLine({ list, indication, isAway }: Props) {
  const { amount, note } = priceWords(indication, list);
  const { more, why } = list.texts.line;
  const isTyping = useSyncExternalStore(watch, hasKeyboard);

  // Other elements at the bottom of the screen make room for the line.
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
      data-away={isTyping || isAway ? "" : undefined}
    >
      <span className={styles.price}>
        <b className={styles.amount}>{amount}</b>
        {note && <small className={styles.note}>{note}</small>}
      </span>
      <span className={styles.open}>{indication.estimate?.kind === "visit" ? why : more}</span>
    </button>
  );
}
