import { useSyncExternalStore } from "react";
import { euro } from "#data/lib/money.ts";
import type { PriceList } from "./calculation.ts";
import { type Indication, rangeText } from "./indication.ts";
import styles from "./PriceLine.module.css";
import panel from "./PricePanel.module.css";
import { pricePanelId } from "./PricePanel.tsx";

function watch(onChange: () => void) {
  visualViewport?.addEventListener("resize", onChange);
  return () => visualViewport?.removeEventListener("resize", onChange);
}

/** Whether a keyboard is on the screen: above it there is no room for a line of ours. */
const hasKeyboard = () =>
  !!visualViewport && visualViewport.height * visualViewport.scale < innerHeight * 0.75;

function wordsOf(
  indication: Indication,
  { texts }: PriceList,
): [amount: string, small: string, open: string] {
  const { subject, estimate, work } = indication;
  const { visit, line, range, rate } = texts;
  if (estimate?.kind === "visit") {
    return [visit.heading, line.visit, line.why];
  }
  if (estimate) {
    const vat = range.includingVat.replace("{percent}", `${estimate.vatPercent}%`);
    return [rangeText(estimate.includingVat), `${vat}, ${subject}`, line.more];
  }
  if (work?.from === undefined) {
    return [subject, rate.next, line.more];
  }
  return [`${rate.from} ${euro(work.from)}`, rate.unit, line.more];
}

/** The price in one line, held at the foot of a phone until the form is at its end. */
export function PriceLine({ list, indication }: { list: PriceList; indication: Indication }) {
  const [amount, small, open] = wordsOf(indication, list);
  const isTyping = useSyncExternalStore(watch, hasKeyboard);
  return (
    <button
      type="button"
      className={`${styles.line} plane-ink`}
      popoverTarget={pricePanelId}
      data-price-line=""
      data-away={isTyping ? "" : undefined}
    >
      <span>
        <b className={panel.sum}>{amount}</b>
        <small className="t-small">{small}</small>
      </span>
      <u>{open}</u>
    </button>
  );
}
