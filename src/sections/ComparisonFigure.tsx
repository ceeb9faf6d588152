import type { ReactNode } from "react";
import styles from "./ComparisonFigure.module.css";

/** A comparison with its hint and what was done between the two pictures. */
export function ComparisonFigure({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>
        <p className={styles.hint}>Schuif om het verschil te zien.</p>
        <p>
          <b>{title}.</b> {description}
        </p>
      </figcaption>
    </figure>
  );
}
