import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./PriceFigure.module.css";

interface Props {
  /** The place of the price, which decides its size. */
  size?: "board" | "hero" | "panel" | "result" | "list" | "cell" | "line";
  /** Stands above the amount: the word for "from". */
  prefix?: string | undefined;
  amount: ReactNode;
  /** What the amount is for, on the same line. */
  unit?: string | undefined;
  /** The same amount on the other basis, with VAT or without. */
  other?: string | undefined;
}

/** An amount; in a range, the word between its two amounts is small. */
function Amount({ amount }: Pick<Props, "amount">) {
  const range = typeof amount === "string" ? /^(.*\d)( \p{L}+ )(.*)$/u.exec(amount) : null;
  if (!range) {
    return <b className={styles.amount}>{amount}</b>;
  }
  const [, from, between, to] = range;
  return (
    <b className={styles.amount}>
      <span>{from}</span>
      <span className={styles.between}>{between}</span>
      <span>{to}</span>
    </b>
  );
}

/**
 * A price, the same everywhere: an amount with its unit, and below it the other basis of VAT. Each
 * text is alone in its element, so that it changes even after a translator has replaced it.
 */
export function PriceFigure({ size = "list", prefix, amount, unit, other }: Props) {
  return (
    <span className={classes(styles.price, styles[size])}>
      {prefix && <span className={styles.prefix}>{`${prefix} `}</span>}
      <span className={styles.main}>
        <Amount amount={amount} />
        {unit && <span className={styles.unit}>{` ${unit}`}</span>}
      </span>
      {other && <b className={styles.other}>{` ${other}`}</b>}
    </span>
  );
}
