import type { ValueAndLabel } from "@/content/schemas/common";
import { Stars } from "@/ui/Stars";
import styles from "./RatingSummary.module.css";

interface Props {
  label: string;
  /** The average first; the others stand smaller beside it. */
  statistics: readonly ValueAndLabel[];
}

const colours = ["yellow", "cobalt", "ink"];

/** What all customers say together: the average on a large plane of yellow, the other numbers beside it. */
export function RatingSummary({ label, statistics }: Props) {
  return (
    <ul className={`page ${styles.summary}`} aria-label={label}>
      {statistics.map(({ value, label: what }, i) => (
        <li key={what} className={`bold inset plane-${colours[i] ?? "cobalt"}`}>
          {i === 0 && <Stars rating={5} decorative />}
          <b className="figure title-xl">{value}</b> {what}
        </li>
      ))}
    </ul>
  );
}
