import type { TitledText } from "#data/schemas/common.ts";
import styles from "./ProcessSteps.module.css";

const patterns = { twos: "lined twos", threes: "lined threes", stairs: "lined", rows: "rows" };

interface Props {
  steps: readonly TitledText[];
  /**
   * Two or three side by side; stairs go down step by step on wide screens; rows stand below each
   * other.
   */
  layout?: keyof typeof patterns;
}

/** Steps in order, each with a large number. */
export function ProcessSteps({ steps, layout = "twos" }: Props) {
  return (
    <ol className={`${patterns[layout]} ${styles[layout] ?? ""}`}>
      {steps.map((step, i) => (
        <li key={step.title}>
          <span className={`figure display-s ${styles.number}`} aria-hidden="true">
            {i + 1}
          </span>
          <div>
            <h3>{step.title}</h3>
            <p className="soft above-1">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
