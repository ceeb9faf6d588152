import { classes } from "#ui/classes.ts";
import styles from "./FactList.module.css";

interface Props {
  facts: readonly { label: string; value: string; className?: string | undefined }[];
}

/** Short facts below each other, with labels at the left and values at the right. */
export function FactList({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label} className={classes("l-wrap", styles.fact, fact.className)}>
          <dt className={`t-soft ${styles.label}`}>{fact.label}</dt>
          <dd className={`t-bold ${styles.value}`}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
