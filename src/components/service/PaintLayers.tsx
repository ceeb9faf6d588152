import type { TitledText } from "#data/lib/common-schemas.ts";
import styles from "./PaintLayers.module.css";

/**
 * Four steps under a cut through the paint: what was there, filler, primer, topcoat, each on top of
 * the last.
 */
export function PaintLayers({ steps }: { steps: readonly TitledText[] }) {
  return (
    <>
      <svg
        className={styles.layers}
        viewBox="0 0 8 8"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill="var(--joint)" d="M0 5h8v3H0z" />
        <path fill="var(--ink)" d="M2 4h6v1H2z" />
        <path fill="var(--yellow)" d="M4 2h4v2H4z" />
        <path fill="var(--cobalt)" d="M5 0h3v2H5z" />
      </svg>
      <ol className={`l-twos ${styles.steps}`}>
        {steps.map((step, i) => (
          <li key={step.title}>
            <h3>
              {i + 1}. {step.title}
            </h3>
            <p className="t-soft u-above-1">{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
