import type { TitledText } from "#data/reading/common-schemas.ts";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./ProcessSteps.module.css";

const patterns = {
  twos: "l-lined l-twos",
  threes: "l-lined l-threes",
  stairs: "l-lined",
  fours: "l-lined",
};

interface Props {
  steps: readonly TitledText[];
  /**
   * Two, three or four side by side; stairs go down step by step on wide screens.
   */
  layout?: keyof typeof patterns;
}

/** Steps in order, each with a large number. */
export function ProcessSteps({ steps, layout = "twos" }: Props) {
  return (
    <ol className={classes(patterns[layout], styles[layout])}>
      {steps.map((step, i) => (
        <li key={step.title} className={layout === "stairs" ? styles.stair : styles.step}>
          <span className={`t-figure t-display-s ${styles.number}`} aria-hidden="true">
            {i + 1}
          </span>
          <div>
            <Heading level={3} text={step.title} />
            <p className="t-soft u-above-1">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
