import { euro } from "#data/format/money.ts";
import { rateOf } from "#data/prices/prices.ts";
import { servicePages } from "#data/services/service-pages.ts";
import { fromWithVat } from "#data/services/with-vat.ts";
import styles from "./FromPrice.module.css";

const amountClasses = {
  inline: "t-title-s u-inline",
  line: "",
  large: styles.large,
};

interface Props {
  prefix: string;
  rate: string;
  /** What the price does not cover. */
  note?: string;
  /** Where the amount stands: in the line of its words, on a line of its own, or large in a hero. */
  layout?: "inline" | "line" | "large";
}

/** The lowest price per square metre at a rate, without and with VAT. */
export function FromPrice({ prefix, rate, note, layout = "line" }: Props) {
  const { withoutVat } = servicePages.data;
  return (
    <p>
      {prefix} <b className={`t-figure ${amountClasses[layout]}`}>{euro(rateOf(rate).from)}</b> per
      m² {withoutVat}
      {note && `, ${note}`}
      <b className="t-with-vat">{fromWithVat(rate)}</b>
    </p>
  );
}
