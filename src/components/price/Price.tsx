import type { PriceWords } from "#data/services/rate-price.ts";
import { classes } from "#ui/classes.ts";
import styles from "./Price.module.css";

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
  layout?: "line" | "inline" | "card" | "large";
}

/** A price without VAT, and below it the same with VAT. */
export function Price({ prefix, price, note, layout = "line" }: Props) {
  const { amount, unit, withVat } = price;
  return (
    <>
      {prefix && `${prefix} `}
      <b className={classes("t-figure", styles[layout])}>{amount}</b>
      {unit && ` ${unit}`}
      {note && `, ${note}`}
      <b className={styles.withVat}>{withVat}</b>
    </>
  );
}
