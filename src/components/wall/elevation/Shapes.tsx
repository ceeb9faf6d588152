import type { Label } from "./dimensions.ts";
import styles from "./Shapes.module.css";
import { colours, type Shape } from "./shapes.ts";

/** Shapes as paths of an SVG, in the order in which they cover each other. */
export function Paths({ shapes }: { shapes: Shape[] }) {
  return shapes.map((shape, index) => (
    <path key={index} vectorEffect="non-scaling-stroke" {...shape} />
  ));
}

/** The texts of a drawing. */
export function Labels({ labels }: { labels: Label[] }) {
  return labels.map(({ text, x, y, size, isTurned, hasHalo }, index) => (
    <text
      key={index}
      className={styles.text}
      transform={`translate(${x} ${y})${isTurned ? " rotate(-90)" : ""}`}
      fontSize={size}
      stroke={hasHalo ? colours.shade : "none"}
    >
      {text}
    </text>
  ));
}
