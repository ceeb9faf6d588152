import { useEffect, useState } from "react";
import { euro } from "@/content/lib/money";
import { type Indication, type PriceList, rangeText, ratePerSquareMetre } from "./indication";
import { pricePanelId } from "./PricePanel";
import styles from "./PriceLine.module.css";

/** Above the keyboard of a phone there is no room for a line of ours. */
const leastShareOfScreen = 0.75;

/** Whether the keyboard of a phone takes a part of the screen. */
function useKeyboard(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return;
    const look = () => setOpen(seen.height * seen.scale < innerHeight * leastShareOfScreen);
    seen.addEventListener("resize", look);
    return () => seen.removeEventListener("resize", look);
  }, []);
  return isOpen;
}

interface Words {
  amount: string;
  small: string;
  open: string;
}

function wordsOf(indication: Indication, { texts }: PriceList): Words {
  const { subject, estimate } = indication;
  if (estimate?.kind === "visit")
    return { amount: texts.visit.heading, small: texts.line.visit, open: texts.line.why };
  if (estimate) {
    const vat = texts.range.includingVat.replace("{percent}", `${estimate.vatPercent}%`);
    return { amount: rangeText(estimate.includingVat), small: `${vat}, ${subject}`, open: texts.line.more };
  }
  const rate = ratePerSquareMetre(indication);
  if (rate === undefined) return { amount: subject, small: texts.rate.next, open: texts.line.more };
  const amount = `${texts.rate.from} ${euro(rate)}`;
  return { amount, small: texts.rate.unit, open: texts.line.more };
}

/** The price in one line, held at the foot of a phone until the form is at its end. */
export function PriceLine({ list, indication }: { list: PriceList; indication: Indication }) {
  const { amount, small, open } = wordsOf(indication, list);
  const isTyping = useKeyboard();
  return (
    <button
      type="button"
      className={styles.line}
      popoverTarget={pricePanelId}
      data-price-line=""
      data-away={isTyping ? "" : undefined}
    >
      <span>
        <b>{amount}</b>
        <small>{small}</small>
      </span>
      <u>{open}</u>
    </button>
  );
}
