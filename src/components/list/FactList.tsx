import styles from "./FactList.module.css";

/** Short facts below each other, with labels at the left and values at the right. */
export function FactList({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label} className={`l-wrap ${styles.fact}`}>
          <dt className={`t-soft ${styles.label}`}>{fact.label}</dt>
          <dd className={`t-bold ${styles.value}`}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
