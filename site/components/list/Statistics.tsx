import { withBoundNumbers } from "@contractor/core/facts/format/words.ts";
import { servicePages } from "@contractor/core/facts/services/service-texts.ts";
import type { ValueAndLabel } from "@contractor/core/reading/pages.ts";
import { classes } from "#ui/classes.ts";
import styles from "./Statistics.module.css";

interface Props {
  items: readonly ValueAndLabel[];
  /** A strip below the first screen by default; large, they fill a plane of their own. */
  layout?: "strip" | "large";
}

/** Figures about the firm, each with its label; nothing without figures. */
export function Statistics({ items, layout = "strip" }: Props) {
  const isStrip = layout === "strip";
  const isLong = isStrip && items.length > 4;
  return (
    items.length > 0 && (
      <ul
        className={classes(
          isStrip ? "l-columns" : "l-lined",
          styles[layout],
          isLong && styles.long,
        )}
        // The strip has no heading.
        aria-label={isStrip ? servicePages.data.statistics : undefined}
        // A long strip scrolls, so the keyboard has to reach it.
        tabIndex={isLong ? 0 : undefined}
      >
        {items.map(({ value, label }) => (
          <li key={label} className={styles.item}>
            <b className={classes("t-figure", !isStrip && "t-display-s u-below-1")}>{value}</b>{" "}
            <span className="t-small">{withBoundNumbers(label)}</span>
          </li>
        ))}
      </ul>
    )
  );
}
