import type { ValueAndLabel } from "#data/lib/common-schemas.ts";
import { servicePages } from "#data/pages/service-pages.ts";
import styles from "./Statistics.module.css";

interface Props {
  items: readonly ValueAndLabel[];
  /** A strip below the first screen by default; large, they fill a plane of their own. */
  layout?: "strip" | "large";
}

/** What the firm can say in numbers. */
export function Statistics({ items, layout = "strip" }: Props) {
  // No heading stands above the strip.
  const label = layout === "strip" ? servicePages.data.statistics : undefined;
  const size = layout === "large" ? "t-display-s u-below-1" : "";
  return (
    <ul
      className={`${layout === "strip" ? "l-columns" : "l-lined"} ${styles[layout]}`}
      aria-label={label}
      // A keyboard moves what scrolls.
      tabIndex={layout === "strip" ? 0 : undefined}
    >
      {items.map(({ value, label: what }) => (
        <li key={what} className={styles.item}>
          <b className={`t-figure ${size}`}>{value}</b> <span className="t-small">{what}</span>
        </li>
      ))}
    </ul>
  );
}
