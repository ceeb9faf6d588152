import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { carriedPriceId } from "./carried-price-id";
import styles from "./CarriedPrice.module.css";
import form from "./EnquiryForm.module.css";
import type { Enquiry, EnquiryProps } from "./use-enquiry";

interface Props extends Pick<EnquiryProps, "texts"> {
  enquiry: Pick<Enquiry, "priceIndication" | "setPriceIndication">;
}

const wide = "(width >= 60rem)";

function onWidth(notify: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

/** The price that goes along: at the head of the panel beside the form, or of the form where nothing is beside it. */
export function CarriedPrice({ enquiry, texts: { price } }: Props) {
  const { priceIndication, setPriceIndication } = enquiry;
  const isWide = useSyncExternalStore(
    onWidth,
    () => matchMedia(wide).matches,
    () => false,
  );
  if (!priceIndication) return null;

  const panel = isWide && document.getElementById(carriedPriceId);
  const remove = (
    <button type="button" className={form.small} onClick={() => setPriceIndication("")}>
      {price.remove}
    </button>
  );
  if (!panel)
    return (
      <div className={form.note}>
        <p>{price.line.replace("{text}", priceIndication)}</p>
        {remove}
      </div>
    );
  const [subject, ...said] = priceIndication.split(/(?=: )/);
  return createPortal(
    <div className={styles.carried}>
      <p>{price.along}</p>
      <p>
        <b>{subject}</b>
        {said.join("")}
      </p>
      {remove}
    </div>,
    panel,
  );
}
