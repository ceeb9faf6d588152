import { classes } from "./classes.ts";
import styles from "./TickList.module.css";

interface Props {
  items: readonly string[];
  /** Two columns by default; one; or rows of a ledger. */
  layout?: "two" | "one" | "rows";
}

export function TickList({ items, layout = "two" }: Props) {
  const isLedger = layout === "rows";
  return (
    <ul className={classes("t-bold", isLedger ? "l-rows" : styles.ticks, styles[layout])}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
