import type { PriceWords } from "#data/services/rate-price.ts";
import styles from "./Price.module.css";

const amountClasses = {
  line: "",
  inline: "u-inline u-nowrap",
  card: "t-title-s u-inline",
  large: styles.large,
};

interface Props {
  /** Stands before the amount: the word for "from". */
  prefix?: string;
  price: PriceWords;
  /** What the price does not cover. */
  note?: string;
  /**
   * Where the amount stands: on a line of its own, in the line of its words, there on a card, or
   * large in a hero.
   */
  layout?: keyof typeof amountClasses;
}

/** A price without VAT, and below it the same with VAT. */
export function Price({ prefix, price, note, layout = "line" }: Props) {
  const { amount, unit, withVat } = price;
  return (
    <>
      {prefix && `${prefix} `}
      <b className={`t-figure ${amountClasses[layout]}`}>{amount}</b>
      {unit && ` ${unit}`}
      {note && `, ${note}`}
      <b className="t-with-vat">{withVat}</b>
    </>
  );
}
