import { clamp } from "./edit";
import type { Wall } from "./drawing";

/** How a wall stands in the picture: measures in pixels, except where they are the wall's own. */
export interface View {
  width: number;
  height: number;
  scale: number;
  /** Where the wall's left side is, and the floor. */
  left: number;
  floor: number;
  /** How far back the ceiling reaches, as it is drawn, in centimetres; 0 without one. */
  depth: number;
}

const below = 92;
const above = 34;
/** A person of 1.75 m stands beside the wall, this many centimetres wide with the air around. */
const personWidth = 62;

/** What there is around the wall, slack to pull it into, and the most that the picture may be high. */
export const around = (width: number) =>
  width < 560
    ? { dimension: 30, right: 34, slack: 1.18, most: 330 }
    : { dimension: 44, right: 44, slack: 1.12, most: 420 };

const depthOf = (wall: Wall, room: number) => Math.min(room * 0.3, wall.height * 0.55);

/** The largest scale at which a wall, and some slack, fits a picture. */
function fittingScale(wall: Wall, depth: number, width: number, height: number, slack: number): number {
  const { dimension, right } = around(width);
  return Math.min(
    (width - dimension - right - 20) / (wall.width * slack + personWidth + depth),
    (height - below - above) / (wall.height * slack + depth),
    1.5,
  );
}

/** How a wall stands at rest in a picture of this width, below a ceiling over a room of this length. */
export function viewOf(wall: Wall, room: number, width: number): View {
  const { dimension, slack, most } = around(width);
  const depth = depthOf(wall, room);
  const scaleAt = (height: number) => fittingScale(wall, depth, width, height, slack);
  const taken = (wall.height * 1.12 + depth) * scaleAt(most) + below + 48;
  const height = Math.round(clamp(taken, most * 0.74, most));
  const scale = scaleAt(height);
  const beside = personWidth * scale + dimension;
  const free = width - 20 - beside - (wall.width + depth) * scale;
  return { width, height, scale, left: Math.max(12, free / 2) + beside, floor: height - below, depth };
}

/** The same while the wall is being pulled: the scale stands still until the wall meets the side. */
export function heldView(start: View, wall: Wall, room: number): View {
  const { width, height, floor } = start;
  const { dimension, right } = around(width);
  const depth = depthOf(wall, room);
  const scale = Math.min(start.scale, fittingScale(wall, depth, width, height, 1));
  const left = Math.min(start.left, width - right - (wall.width + depth) * scale);
  return { width, height, scale, left: Math.max(12 + personWidth * scale + dimension, left), floor, depth };
}

/** On the way from one view to another, as far as `part` of 1. */
export function between(from: View, to: View, part: number): View {
  const view = { ...to };
  for (const name of ["height", "scale", "left", "floor"] as const) {
    view[name] = from[name] + (to[name] - from[name]) * part;
  }
  return view;
}
