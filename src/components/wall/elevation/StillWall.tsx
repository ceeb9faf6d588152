import type { Wall } from "#components/wall/drawing/drawing.ts";
import { dimensions } from "./dimensions.ts";
import { Labels, Paths } from "./Shapes.tsx";
import styles from "./StillWall.module.css";
import { openingShapes, wallShapes } from "./shapes.ts";
import { viewOf } from "./view.ts";

const size = { width: 480, height: 300 };

/** A wall as it was drawn, with its measures. Decorative: the measures stand in words beside it. */
export function StillWall({ wall }: { wall: Wall }) {
  const view = viewOf(wall, size);
  const { shapes, labels } = dimensions(view, wall);
  return (
    <svg
      className={styles.still}
      viewBox={`0 0 ${size.width} ${size.height}`}
      fill="none"
      aria-hidden="true"
    >
      <Paths shapes={shapes} />
      <Paths shapes={wallShapes(view, wall, true)} />
      {wall.openings.map((opening) => (
        <Paths key={opening.id} shapes={openingShapes(view, opening)} />
      ))}
      <Labels labels={labels} />
    </svg>
  );
}
