import { classes } from "./classes.ts";
import styles from "./TickList.module.css";

export function TickList({ items, columns = 2 }: { items: readonly string[]; columns?: 1 | 2 }) {
  return (
    <ul className={classes("t-bold", styles.ticks, columns === 2 && styles.two)}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
