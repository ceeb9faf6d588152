import { reviewsPage } from "#data/pages/reviews.ts";
import { Stars } from "#ui/Stars.tsx";
import styles from "./RatingSummary.module.css";

const colours = ["yellow", "cobalt", "ink"];

/**
 * What all customers say together: the average on a large plane of yellow, the other numbers beside
 * it.
 */
export function RatingSummary() {
  const { label, items } = reviewsPage.data.summary;
  return (
    <ul className={`l-page ${styles.summary}`} aria-label={label}>
      {items.map(({ value, label: what }, i) => (
        <li key={what} className={`t-bold u-inset ${styles.item} plane-${colours[i] ?? "cobalt"}`}>
          {i === 0 && <Stars rating={5} decorative />}
          <b className="t-figure t-title-xl">{value}</b> {what}
        </li>
      ))}
    </ul>
  );
}
