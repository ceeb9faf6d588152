import type { ValueAndLabel } from "@/content/reading/parts";
import { starsLabel } from "@/content/pages/shell";
import { Stars } from "@/ui/Stars";
import styles from "./RatingSummary.module.css";

interface Props {
  label: string;
  /** The average first; the others stand smaller beside it. */
  figures: readonly ValueAndLabel[];
}

/** What all customers say together: the average on a large plane of yellow, the other figures beside it. */
export function RatingSummary({ label, figures }: Props) {
  return (
    <ul className={styles.summary} aria-label={label}>
      {figures.map((figure, i) => (
        <li key={figure.label}>
          {i === 0 && <Stars rating={5} label={starsLabel(5)} />}
          <b>{figure.value}</b> {figure.label}
        </li>
      ))}
    </ul>
  );
}
