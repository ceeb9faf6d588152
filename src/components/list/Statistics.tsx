import type { ValueAndLabel } from "#data/lib/common-schemas.ts";
import { servicePages } from "#data/texts/service-pages.ts";
import styles from "./Statistics.module.css";

interface Props {
  items: readonly ValueAndLabel[];
  /** A strip below the first screen by default; large, they fill a plane of their own. */
  layout?: "strip" | "large";
}

/** Figures about the firm, each with its label. */
export function Statistics({ items, layout = "strip" }: Props) {
  // The strip has no heading.
  const label = layout === "strip" ? servicePages.data.statistics : undefined;
  const size = layout === "large" ? "t-display-s u-below-1" : "";
  return (
    <ul
      className={`${layout === "strip" ? "l-columns" : "l-lined"} ${styles[layout]}`}
      aria-label={label}
      // The strip scrolls, so the keyboard has to reach it.
      tabIndex={layout === "strip" ? 0 : undefined}
    >
      {items.map(({ value, label: itemLabel }) => (
        <li key={itemLabel} className={styles.item}>
          <b className={`t-figure ${size}`}>{value}</b> <span className="t-small">{itemLabel}</span>
        </li>
      ))}
    </ul>
  );
}
