import { useEffect, useState } from "react";
import { euro } from "@/content/lib/money";
import { type Indication, type PriceList, rangeText, ratePerSquareMetre } from "./indication";
import { pricePanelId } from "./PricePanel";
import styles from "./PriceLine.module.css";
import panel from "./PricePanel.module.css";

/** Above the keyboard of a phone there is no room for a line of ours. */
const leastShareOfScreen = 0.75;

function useKeyboard(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const { visualViewport: seen } = window;
    const look = () => setOpen(!!seen && seen.height * seen.scale < innerHeight * leastShareOfScreen);
    seen?.addEventListener("resize", look);
    return () => seen?.removeEventListener("resize", look);
  }, []);
  return isOpen;
}

function wordsOf(
  indication: Indication,
  { texts }: PriceList,
): [amount: string, small: string, open: string] {
  const { subject, estimate } = indication;
  const { visit, line, range, rate } = texts;
  if (estimate?.kind === "visit") return [visit.heading, line.visit, line.why];
  if (estimate) {
    const vat = range.includingVat.replace("{percent}", `${estimate.vatPercent}%`);
    return [rangeText(estimate.includingVat), `${vat}, ${subject}`, line.more];
  }
  const from = ratePerSquareMetre(indication);
  if (from === undefined) return [subject, rate.next, line.more];
  return [`${rate.from} ${euro(from)}`, rate.unit, line.more];
}

/** The price in one line, held at the foot of a phone until the form is at its end. */
export function PriceLine({ list, indication }: { list: PriceList; indication: Indication }) {
  const [amount, small, open] = wordsOf(indication, list);
  const isTyping = useKeyboard();
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
        <small>{small}</small>
      </span>
      <u>{open}</u>
    </button>
  );
}
