import type { reviewsPage } from "#data/reviews/reviews.ts";
import { classes } from "#ui/classes.ts";
import { AverageStars } from "./AverageStars.tsx";
import styles from "./RatingSummary.module.css";

const colours = ["yellow", "cobalt", "ink"];

/** The class of one of the figures: the average comes first and is the largest. */
function classOf(i: number, count: number): string | undefined {
  if (i === 0) {
    return styles.average;
  }
  return i === count - 1 ? styles.last : undefined;
}

/** The average rating on a large plane of yellow, with the other figures beside it. */
export function RatingSummary({ label, items }: typeof reviewsPage.data.summary) {
  return (
    items.length > 0 && (
      <ul className={`l-page ${styles.summary}`} aria-label={label}>
        {items.map(({ value, label: itemLabel }, i) => (
          <li
            key={itemLabel}
            className={classes(
              "t-bold u-inset",
              `plane-${colours[i] ?? "cobalt"}`,
              styles.item,
              classOf(i, items.length),
            )}
          >
            {i === 0 && <AverageStars />}
            <b className={classes("t-figure t-title-xl", i === 0 && styles.averageValue)}>
              {value}
            </b>{" "}
            {itemLabel}
          </li>
        ))}
      </ul>
    )
  );
}
