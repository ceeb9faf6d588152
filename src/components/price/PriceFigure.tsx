import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./PriceFigure.module.css";

interface Props {
  /** The place of the price, which decides its size. */
  size: "board" | "hero" | "panel" | "list" | "cell" | "line";
  /** Stands above the amount: the word for "from". */
  prefix?: string | undefined;
  amount: ReactNode;
  /** What the amount is for, on the same line. */
  unit?: string | undefined;
  /** The same amount on the other basis, with VAT or without. */
  other?: string | undefined;
}

/**
 * A price, the same everywhere: an amount with its unit, and below it the other basis of VAT. Each
 * text is alone in its element, so that it changes even after a translator has replaced it.
 */
export function PriceFigure({ size, prefix, amount, unit, other }: Props) {
  return (
    <span className={classes(styles.price, styles[size])}>
      {prefix && <span className={styles.prefix}>{`${prefix} `}</span>}
      <span className={styles.main}>
        <b className={styles.amount}>{amount}</b>
        {unit && <span className={styles.unit}>{` ${unit}`}</span>}
      </span>
      {other && <b className={styles.other}>{` ${other}`}</b>}
    </span>
  );
}
