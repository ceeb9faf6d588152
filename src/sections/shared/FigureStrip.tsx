import type { ValueAndLabel } from "@/content/reading/parts";
import styles from "./FigureStrip.module.css";

/** Figures in a row under an ink line: what the firm can say in numbers. */
export function FigureStrip({ figures, label }: { figures: readonly ValueAndLabel[]; label: string }) {
  return (
    <ul className={styles.figures} aria-label={label}>
      {figures.map((figure) => (
        <li key={figure.label}>
          <b>{figure.value}</b> <span>{figure.label}</span>
        </li>
      ))}
    </ul>
  );
}
