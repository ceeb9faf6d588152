import type { TitledText } from "@contractor/core/reading/common-schemas.ts";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./ProcessSteps.module.css";

interface Props {
  steps: readonly TitledText[];
  /** Rows of a ledger, or stairs that go down step by step on wide screens. */
  layout?: "rows" | "stairs";
}

export function ProcessSteps({ steps, layout = "rows" }: Props) {
  const areStairs = layout === "stairs";
  return (
    <ol className={`${areStairs ? "l-lined" : "l-rows"} ${styles[layout]}`}>
      {steps.map((step, i) => (
        <li key={step.title} className={styles.step}>
          <span className={`t-figure ${styles.number}`} aria-hidden="true">
            {i + 1}
          </span>
          <Heading level={3} className={styles.title} text={step.title} />
          <p className={classes("t-soft", areStairs && "u-above-1", styles.text)}>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
