import { classes } from "#ui/classes.ts";
import styles from "./PaintLayers.module.css";

/** What the layers lie on, and their colours. */
const planes = [styles.surface, "plane-ink", "plane-yellow", "plane-cobalt"];

/** A section through the paint: the names of its layers, from the surface up. */
export function PaintLayers({ layers }: { layers: readonly string[] }) {
  return (
    <ol className={`u-below-4 ${styles.layers}`}>
      {layers.map((layer, i) => (
        <li key={layer} className={classes("t-bold t-title-s", styles.layer, planes[i])}>
          {layer}
          {i === layers.length - 1 && (
            <img
              className={`u-sheet ${styles.brush}`}
              src="/brush.svg"
              width={86}
              height={118}
              alt=""
            />
          )}
        </li>
      ))}
    </ol>
  );
}
