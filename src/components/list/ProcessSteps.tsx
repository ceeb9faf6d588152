import type { TitledText } from "#data/reading/common-schemas.ts";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./ProcessSteps.module.css";

const patterns = {
  rows: "l-rows",
  stairs: "l-lined",
};

interface Props {
  steps: readonly TitledText[];
  /** Rows of a ledger, or stairs that go down step by step on wide screens. */
  layout?: keyof typeof patterns;
}

export function ProcessSteps({ steps, layout = "rows" }: Props) {
  return (
    <ol className={classes(patterns[layout], styles[layout])}>
      {steps.map((step, i) => (
        <li key={step.title} className={layout === "stairs" ? styles.stair : styles.step}>
          <span className={`t-figure ${styles.number}`} aria-hidden="true">
            {i + 1}
          </span>
          <Heading level={3} className={styles.title} text={step.title} />
          <p className={`t-soft ${styles.text}`}>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
