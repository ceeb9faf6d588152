import type { quote } from "@/content/pages/offerte-aanvragen";
import styles from "./SatisfactionBox.module.css";

/** The rating in a square of yellow, with the way to the reviews. */
export function SatisfactionBox({ satisfaction }: { satisfaction: typeof quote.satisfaction }) {
  return (
    <div className={styles.box}>
      <b>{satisfaction.value}</b>
      <p>{satisfaction.text}</p>
      <a href="/reviews">{satisfaction.link}</a>
    </div>
  );
}
