import type { Label } from "./dimensions.ts";
import styles from "./Elevation.module.css";
import { colours, type Shape } from "./shapes.ts";

/**
 * Shapes as paths of an SVG, in the order in which they cover each other. Black lines have the
 * colour of the text, which a contrast theme may make white.
 */
export function Paths({ shapes }: { shapes: Shape[] }) {
  return shapes.map((shape, index) => (
    <path
      key={index}
      vectorEffect="non-scaling-stroke"
      {...shape}
      stroke={shape.stroke === colours.ink ? "currentColor" : shape.stroke}
    />
  ));
}

export function Labels({ labels }: { labels: Label[] }) {
  return labels.map(({ text, x, y, size, isTurned, hasHalo }, index) => (
    <text
      key={index}
      className={styles.text}
      transform={`translate(${x} ${y})${isTurned ? " rotate(-90)" : ""}`}
      fontSize={size}
      stroke={hasHalo ? `var(--halo, ${colours.shade})` : "none"}
    >
      {text}
    </text>
  ));
}
