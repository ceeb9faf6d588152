import { withBoundNumbers } from "@contractor/core/facts/format/words.ts";
import type { TitledText } from "@contractor/core/reading/common-schemas.ts";
import { LinkedText } from "#components/text/LinkedText.tsx";
import { classes } from "#ui/classes.ts";
import styles from "./PointList.module.css";

interface Props {
  items: readonly (TitledText & { path?: string })[];
  /**
   * Rows below each other by default; short tiles side by side under one line; rows two by two.
   */
  layout?: "rows" | "tiles" | "grid";
}

const patterns = { rows: "l-rows", tiles: "l-columns", grid: "l-rows l-pairs" };

/** Points of a ledger, each a title with its text and no heading; one with a path is a link. */
export function PointList({ items, layout = "rows" }: Props) {
  return (
    <ul className={classes(patterns[layout], styles[layout])}>
      {items.map(({ title, text, path }) => (
        <li key={title} className={classes(styles.item, path && "l-card")}>
          <b className={`t-figure t-text-l ${styles.title}`}>
            {path ? (
              <a className="l-card-link u-more" href={path}>
                {title}
              </a>
            ) : (
              withBoundNumbers(title)
            )}
          </b>
          <p className={`t-soft ${styles.text}`}>{path ? text : <LinkedText text={text} />}</p>
        </li>
      ))}
    </ul>
  );
}
