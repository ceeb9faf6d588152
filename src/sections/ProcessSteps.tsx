import type { TitledText } from "@/content/parts";
import styles from "./ProcessSteps.module.css";

/** Steps in order, each under a large number. */
export function ProcessSteps({ steps }: { steps: readonly TitledText[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, i) => (
        <li key={step.title}>
          <span className={styles.number} aria-hidden="true">
            {i + 1}
          </span>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
