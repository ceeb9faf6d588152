import { classes } from "#ui/classes.ts";
import styles from "./FactList.module.css";

interface Fact {
  label: string;
  /** Without one, the fact is left out. */
  value: string | 0 | undefined;
  className?: string | undefined;
}

/** Short facts below each other, with labels at the left and values at the right. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ label, value, className }) =>
          value && (
            <div key={label} className={classes("l-wrap", styles.fact, className)}>
              <dt className={`t-soft ${styles.label}`}>{label}</dt>
              <dd className={`t-bold ${styles.value}`}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
