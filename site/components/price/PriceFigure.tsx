import type { Figure } from "@contractor/core/prices/estimate/describe-price.ts";
import { classes } from "#ui/classes.ts";
import styles from "./PriceFigure.module.css";

interface Props extends Figure {
  /** The place of the price, which decides its size. */
  size?: "board" | "hero" | "panel" | "result" | "list" | "cell" | "line";
}

/** An amount; in a range, the word between its two amounts is small. */
function Amount({ amount }: Pick<Props, "amount">) {
  const range = /^(.*\d)( \p{L}+ )(.*)$/u.exec(amount);
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
