import type { TitledText } from "@/content/schemas/common";
import styles from "./ProcessSteps.module.css";

interface Props {
  steps: readonly TitledText[];
  /** Side by side by default; stairs go down step by step on wide screens; rows stand below each other. */
  layout?: "columns" | "stairs" | "rows";
}

const patterns = { columns: "lined twos", stairs: "lined", rows: "rows" };

/** Steps in order, each with a large number. */
export function ProcessSteps({ steps, layout = "columns" }: Props) {
  return (
    <ol className={`${patterns[layout]} ${styles[layout]}`}>
      {steps.map((step, i) => (
        <li key={step.title}>
          <span className={`figure ${styles.number}`} aria-hidden="true">
            {i + 1}
          </span>
          <div>
            <h3>{step.title}</h3>
            <p className="soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
