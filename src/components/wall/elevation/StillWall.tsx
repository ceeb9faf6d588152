import type { ReactNode } from "react";
import type { Wall } from "#components/wall/drawing/drawing.ts";
import { dimensions } from "./dimensions.ts";
import styles from "./Elevation.module.css";
import { Labels, Paths } from "./Shapes.tsx";
import { openingShapes, wallShapes } from "./shapes.ts";
import { type View, viewOf } from "./view.ts";

interface Props {
  wall: Wall;
  /** Of the drawing in which its letters have their own size, in pixels. */
  size?: { width: number; height: number };
  /** Whether the wall itself counts. */
  isCounted?: boolean;
  className?: string | undefined;
  /** What lies over the wall. */
  children?: (view: View) => ReactNode;
}

/** A wall as it was drawn, with its measures. Decorative: the measures stand in words beside it. */
export function StillWall({
  wall,
  size = { width: 480, height: 300 },
  isCounted = true,
  className = styles.still,
  children,
}: Props) {
  const view = viewOf(wall, size);
  const { shapes, labels } = dimensions(view, wall);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size.width} ${size.height}`}
      fill="none"
      aria-hidden="true"
    >
      <Paths shapes={shapes} />
      <Paths shapes={wallShapes(view, wall, isCounted)} />
      <Labels labels={labels} />
      {wall.openings.map((opening) => (
        <Paths key={opening.id} shapes={openingShapes(view, opening)} />
      ))}
      {children?.(view)}
    </svg>
  );
}
