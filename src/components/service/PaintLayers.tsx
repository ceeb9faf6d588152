import type { TitledText } from "#data/reading/common-schemas.ts";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./PaintLayers.module.css";

/** The classes of the layers, from the surface up. */
const layerClasses = [
  styles.surface,
  `${styles.primer} plane-ink`,
  `${styles.middle} plane-yellow`,
  `${styles.top} plane-cobalt`,
];

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
            {layer}
          </li>
        ))}
      </ol>
      <ol className={`l-twos ${styles.steps}`}>
        {steps.map((step, i) => (
          <li key={step.title}>
            <Heading level={3} text={`${i + 1}. ${step.title}`} />
            <p className="t-soft u-above-1">{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
