import { LinkedText } from "#components/text/LinkedText.tsx";
import type { TitledText } from "#data/reading/common-schemas.ts";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./PointList.module.css";

interface Props {
  items: readonly (TitledText & { path?: string })[];
  /**
   * Rows below each other by default; short tiles side by side under one line; two by two, each
   * under its own.
   */
  layout?: "rows" | "tiles" | "grid";
}

const patterns = { rows: "l-rows", tiles: "l-columns", grid: "l-lined l-twos" };
const titles = { rows: "t-title-s", tiles: "t-text-l", grid: "t-title-m" };

/** Points, each a title with its text; one with a path is a link. */
export function PointList({ items, layout = "rows" }: Props) {
  return (
    <ul className={classes(patterns[layout], styles[layout])}>
      {items.map(({ title, text, path }) => (
        <li key={title} className={classes(styles.item, path && "l-card")}>
          <Heading
            level={3}
            className={`t-figure ${styles.title} ${titles[layout]}`}
            text={title}
            href={path}
          />
          <p className={`t-soft ${styles.text}`}>{path ? text : <LinkedText text={text} />}</p>
        </li>
      ))}
    </ul>
  );
}
