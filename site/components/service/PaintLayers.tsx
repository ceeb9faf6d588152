import type { TitledText } from "@contractor/core/reading/common-schemas.ts";
import { classes } from "#ui/classes.ts";
import styles from "./PaintLayers.module.css";

/** The classes of the layers, from the surface up. */
const layerClasses = [
  styles.surface,
  `${styles.primer} plane-ink`,
  `${styles.middle} plane-yellow`,
  `${styles.top} plane-cobalt`,
];

const grain = (
  <svg
    className={`u-fill ${styles.grain}`}
    viewBox="0 0 1216 75"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d="M0 21q160-14 300 0t300 0 300 0 316-4M0 57q120 16 280 2t310 4 300-4 326 2" />
    <path d="M420 39q30-10 60 0-30 10-60 0M700 41q30-10 60 0-30 10-60 0" />
  </svg>
);

const brush = (
  <svg className={styles.brush} viewBox="0 0 86 118" aria-hidden="true">
    <path className={styles.handle} d="M26 65l7-62h20l7 62z" />
    <path className={styles.collar} d="M4 66h78v18H4z" />
    <path className={styles.bristles} d="M4 84h78v32H4z" />
  </svg>
);

interface Props {
  steps: readonly TitledText[];
  /** The names of the layers, from the surface up. */
  layers: readonly string[];
}

/** A section through the paint, and below it the steps in which its layers are laid. */
export function PaintLayers({ steps, layers }: Props) {
  return (
    <>
      <ol className={styles.layers}>
        {layers.map((layer, i) => (
          <li key={layer} className={classes(styles.layer, layerClasses[i])}>
            {i === 0 && grain}
            <span className={styles.name}>{layer}</span>
            {i === layers.length - 1 && brush}
          </li>
        ))}
      </ol>
      <ol className={`l-twos ${styles.steps}`}>
        {steps.map((step, i) => (
          <li key={step.title}>
            <b className="t-figure t-text-l">{`${i + 1}. ${step.title}`}</b>
            <p className="t-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
