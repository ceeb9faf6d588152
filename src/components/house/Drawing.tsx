import { classes } from "#ui/classes.ts";
import styles from "./Drawing.module.css";
import house from "./house.svg?url";
import type { Part } from "./parts.ts";

/** A group of the file, by its id there. */
export interface Shape {
  id: string;
  /** The part of the house that it is; what stands around the house goes pale with the parts. */
  part?: Part | "around";
  /** Drawn in pale lines. */
  isPale?: boolean;
}

interface Props {
  viewBox: string;
  shapes: readonly Shape[];
  /** What is seen, where no words beside the drawing say it. */
  label?: string | undefined;
  /** As high as its parent, which cuts off what does not fit. */
  fills?: boolean;
  className?: string | undefined;
}

/** A cut of the drawing of the house. Its lines are in a file of their own, which all cuts share. */
export function Drawing({ viewBox, shapes, label, fills, className }: Props) {
  return (
    <svg
      viewBox={viewBox}
      className={classes("u-lines", styles.drawing, fills && "u-fill", className)}
      preserveAspectRatio="xMidYMid slice"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      {shapes.map(({ id, part, isPale }) => (
        <use
          key={id}
          href={`${house}#${id}`}
          data-part={part}
          className={classes(styles.shape, isPale && styles.pale)}
        />
      ))}
    </svg>
  );
}
